/** Made by the build (vite.config.ts). */
declare module 'virtual:solver-worker' {
  const text: string;
  export default text;
}
