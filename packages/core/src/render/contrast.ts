// Which ink is readable on a colour, by the relative luminance of WCAG 2.2.

/** The contrast ratio of two colours, 1 to 21; both six hex digits. */
export function contrastRatio(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever stands out more on that colour. */
export function inkOn(rgb: string): string {
  return contrastRatio(rgb, '000000') >= contrastRatio(rgb, 'ffffff') ? '000000' : 'ffffff';
}

/** Mixes two colours: 0 is all of the first, 1 all of the second. */
export function blend(from: string, to: string, share: number): string {
  const channel = (rgb: string, start: number): number => Number.parseInt(rgb.slice(start, start + 2), 16);
  return [0, 2, 4]
    .map((start) => Math.round(channel(from, start) * (1 - share) + channel(to, start) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('');
}

function luminance(rgb: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(rgb.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
