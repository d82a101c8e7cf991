import { expect, test } from 'vitest';
import { clueTextFormat } from '../src/formats/clue-text.ts';
import { jsonFormat } from '../src/formats/json.ts';
import { jsonLinesFormat } from '../src/formats/json-lines.ts';
import { nonFormat } from '../src/formats/non.ts';
import { formats } from '../src/formats/registry.ts';
import { shareCodeFormat } from '../src/formats/share-code.ts';
import { webpbnXmlFormat } from '../src/formats/webpbn-xml.ts';
import type { Palette } from '../src/puzzle/color.ts';
import { namedPalette } from '../src/puzzle/default-colors.ts';
import type { Metadata } from '../src/puzzle/metadata.ts';
import { formatLaws } from './laws/format.laws.ts';

/** Formats without names for colours give each value its usual one. */
const renamed = (palette: Palette): Palette => namedPalette(palette.map((color) => color.rgb));
const everything = (metadata: Metadata): Metadata => metadata;

const underTest = [
  {
    format: jsonFormat,
    keepsPalette: (p: Palette) => p,
    keepsMetadata: everything,
    keepsCandidates: true,
    hasLines: true,
  },
  {
    format: jsonLinesFormat,
    keepsPalette: (p: Palette) => p,
    keepsMetadata: everything,
    keepsCandidates: true,
    hasLines: true,
  },
  {
    format: webpbnXmlFormat,
    keepsPalette: (p: Palette) => p,
    keepsMetadata: everything,
    keepsCandidates: true,
    hasLines: true,
  },
  { format: nonFormat, keepsPalette: renamed, keepsMetadata: everything, keepsCandidates: false, hasLines: true },
  {
    format: clueTextFormat,
    keepsPalette: renamed,
    keepsMetadata: ({ catalogue: _, ...others }: Metadata) => others,
    keepsCandidates: false,
    hasLines: true,
  },
  {
    format: shareCodeFormat,
    keepsPalette: renamed,
    keepsMetadata: ({ title, author }: Metadata) => ({ ...(title && { title }), ...(author && { author }) }),
    keepsCandidates: false,
    hasLines: true,
  },
];

for (const one of underTest) formatLaws(one);

test('every format obeys the laws', () => {
  expect(underTest.map((one) => one.format.id).sort()).toEqual(formats.map((format) => format.id).sort());
});
