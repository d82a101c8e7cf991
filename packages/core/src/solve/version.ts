// Which engine answered. Counters and resume texts belong to one version; verdicts do not change with it.

/** Changes whenever ticks or saved search states change. */
export const ENGINE_VERSION = '1';
