/** Made by the build (vite.config.ts). */
declare module 'virtual:solver-worker' {
  /** The code of the worker. */
  export const workerText: string;
}
