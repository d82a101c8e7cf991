import { defineConfig } from 'tsdown';

/** One ESM file per entry of the exports map. */
export default defineConfig({
  entry: [
    'src/index.ts',
    'src/formats/index.ts',
    'src/solve/index.ts',
    'src/game/index.ts',
    'src/hint/index.ts',
    'src/generate/index.ts',
    'src/classic/index.ts',
    'src/render/index.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  dts: true,
  fixedExtension: false,
  publint: true,
  attw: { profile: 'esm-only' },
});
