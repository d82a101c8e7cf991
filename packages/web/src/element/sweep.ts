// The one animation: a picture fills in from corner to corner. Readers who asked their system for less
// motion see it at once.

const SWEEP_MS = 750;

/**
 * Calls `draw` with a progress from 0 to 1, once a frame; always ends with 1.
 *
 * @returns stops it where it is.
 */
export function sweep(draw: (progress: number) => void, done: () => void = () => {}): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    draw(1);
    done();
    return () => {};
  }
  const start = performance.now();
  let frame = 0;
  const step = (): void => {
    const progress = Math.min(1, (performance.now() - start) / SWEEP_MS);
    // Slow at both ends: the eye follows the front over the middle of the picture.
    draw(progress >= 1 ? 1 : 0.5 - Math.cos(Math.PI * progress) / 2);
    if (progress < 1) frame = requestAnimationFrame(step);
    else done();
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
