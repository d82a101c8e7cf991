// The colours to draw with, resolved: what the theme, the page's CSS variables and the reader's system
// together give. The canvas cannot see CSS, so a probe element carries each role as a colour of its
// own; its transitions also tell when a variable changes, whoever changed it.

import type { Palette } from '@nonokit/core';
import type { ColorRole } from './theme-colors.ts';

/** One colour of a palette, ready to draw. */
export interface Ink {
  readonly css: string;
  /** Reads well on it. */
  readonly on: string;
  /** Too close to the paper to be seen without an outline. */
  readonly faint: boolean;
}

/** Everything the painter needs to know about colours. */
export interface Inks {
  readonly role: Readonly<Record<InkRole, string>>;
  /** By colour id; 0 is the background of the revealed picture. */
  readonly colors: readonly Ink[];
  readonly font: string;
  readonly colored: boolean;
}

/** The roles that are drawn; the others are for texts of the page. */
export type InkRole = Exclude<ColorRole, 'bg' | 'text' | 'quiet'>;

/** Which property of the probe carries which role. */
const CARRIERS: readonly (readonly [InkRole, string])[] = [
  ['paper', 'border-top-color'],
  ['fill', 'border-right-color'],
  ['cross', 'border-bottom-color'],
  ['grid', 'border-left-color'],
  ['grid-major', 'outline-color'],
  ['clue', 'color'],
  ['clue-done', 'text-decoration-color'],
  ['cursor', 'column-rule-color'],
  ['error', 'caret-color'],
];

/** The rule of the probe, part of the element's stylesheet. */
export const PROBE_RULE = `.probe{position:absolute;visibility:hidden;pointer-events:none;forced-color-adjust:none;transition:all 1ms;${CARRIERS.map(
  ([role, property]) => `${property}:var(--_${role})`,
).join(';')}}`;

/** The colours of a coloured puzzle, worked out: paint-color.ts, loaded for coloured puzzles only. */
export interface ColorInks {
  inks(palette: Palette, role: Inks['role'], choice: string, override: (id: number) => string): readonly Ink[];
}

/** Reads the colours for a palette. `choice` is the element's `palette` option. */
export function readInks(probe: HTMLElement, host: Element, palette: Palette, choice: string, color?: ColorInks): Inks {
  // While a transition runs, styles are still the old ones: without it they are the new ones at once.
  probe.style.transition = 'none';
  const style = getComputedStyle(probe);
  const role = Object.fromEntries(
    CARRIERS.map(([name, property]) => [name, style.getPropertyValue(property)]),
  ) as Record<InkRole, string>;
  probe.style.transition = '';
  const own = getComputedStyle(host);
  const override = (id: number): string => own.getPropertyValue(`--nono-color-${id}`).trim();
  const plain = [role.paper, override(1) || role.fill].map((css): Ink => ({ css, on: role.paper, faint: false }));
  const colors = color && isColored(palette) ? color.inks(palette, role, choice, override) : plain;
  return { role, colors, font: own.fontFamily, colored: isColored(palette) };
}

/** True unless a puzzle is dark on white, which themes may turn round. */
export function isColored(palette: Palette): boolean {
  return palette.length > 2 || palette[0]?.rgb !== 'ffffff' || !/^([0-3].){3}$/.test(palette[1]?.rgb ?? '');
}
