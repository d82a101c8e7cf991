// Numbers that wrangler.jsonc names as well, because a binding does not tell them; a test compares both.

/** Seconds of a period of the rate limiters. */
export const PERIOD_SECONDS = 60;
/** Requests per period without a key. */
export const QUOTA = 120;
/** Requests per period with a key. */
export const KEYED_QUOTA = 1200;
