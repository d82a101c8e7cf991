// Colours as numbers: is this ink readable on that paper? Formulas of WCAG 2.2 (relative luminance, contrast ratio).

/** Red, green, blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads `#rrggbb`, `rrggbb` or the `rgb(…)` that computed styles give; black if it is neither. */
export function rgbOf(text: string): Rgb {
  const hex = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim());
  if (hex) return [hexOf(hex[1]), hexOf(hex[2]), hexOf(hex[3])];
  const numbers = text.match(/[\d.]+/g)?.map(Number) ?? [];
  // `color(srgb 0.1 0.2 0.3)` counts from 0 to 1.
  const scale = text.startsWith('color(') ? 255 : 1;
  const [red = 0, green = 0, blue = 0] = numbers;
  return [red * scale, green * scale, blue * scale];
}

function hexOf(digits: string | undefined): number {
  return Number.parseInt(digits ?? '0', 16);
}

/** How light a colour is to the eye, 0 to 1. */
export function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(a: Rgb, b: Rgb): number {
  const [la, lb] = [luminance(a), luminance(b)];
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
}

/** Black or white, whichever reads better on the colour; at least 4.5 : 1 on any colour. */
export function inkOn(color: Rgb): string {
  return contrast(color, [0, 0, 0]) >= contrast(color, [255, 255, 255]) ? '#000000' : '#ffffff';
}

/** Eight inks that colour-blind readers tell apart (Okabe and Ito, 2008), black first; used from colour 1 on. */
export const SAFE_COLORS: readonly string[] = [
  '1d1d20',
  'd55e00',
  '0072b2',
  'f0e442',
  '009e73',
  'cc79a7',
  '56b4e9',
  'e69f00',
];
