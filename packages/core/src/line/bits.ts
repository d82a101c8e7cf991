// The bit tricks, each with its picture. Bit 0 is drawn at the left, as cell 0 of a line is.
//
// A set of *places* has bit p if something may start at cell p; a set of *blanks* has bit p if cell p may be
// background. From place p one comes to place p + 1 by leaving cell p blank: that is a flood.

/**
 * Floods places upwards through blanks: adds each place that blank cells lead to from a given one.
 *
 *   places   .#......
 *   blanks   .##.###.       cells 1 and 2 may be blank
 *   result   .###....       so places 2 and 3 are reached, not 4: cell 3 stands in the way
 *
 * One addition: the carry runs through the blanks above a place and stops behind the last one, and `^` shows what it
 * changed. A second place in the same stretch hides itself only, hence the `|`. (The idea is the carry ripple of chess
 * programs; see "o^(o-2r)", Chessprogramming wiki, Subtracting a Rook from a Blocking Piece.)
 */
export function floodUp(places: number, blanks: number): number {
  return ((blanks + (places & blanks)) ^ blanks) | places;
}

/** Bits of a limb, the piece in which wide windows are handled. */
export const LIMB = 24;
/** All bits of a limb. */
export const LIMB_MASK = 0xffffff;

/** 1 if the flood upwards leaves a limb at its top, and so enters the next limb at place 0; else 0. */
export function floodCarry(places: number, blanks: number): number {
  return (blanks + (places & blanks)) >>> LIMB;
}

/**
 * Floods places downwards through blanks: adds each place from which blank cells lead to a given one.
 *
 *   places   ....#...
 *   blanks   .##.###.       cells 1, 2, 4, 5 and 6 may be blank
 *   result   ....#...       cell 3 is in the way
 *
 *   blanks   .######.
 *   result   .####...
 *
 * Carries only run upwards, so this goes by doubling steps: 1, 2, 4, … cells at once, with the stretches of 2, 4, …
 * blanks that such a step needs (Kogge and Stone 1973). A block moves by its slack at most: unless `far` is true, three
 * steps are enough, for up to 7 cells.
 */
export function floodDown(places: number, blanks: number, far: boolean): number {
  let flood = places | (blanks & (places >>> 1));
  let stretches = blanks & (blanks >>> 1);
  flood |= stretches & (flood >>> 2);
  stretches &= stretches >>> 2;
  flood |= stretches & (flood >>> 4);
  if (far) {
    stretches &= stretches >>> 4;
    flood |= stretches & (flood >>> 8);
    stretches &= stretches >>> 8;
    flood |= stretches & (flood >>> 16);
  }
  return flood;
}

/** Farthest flood that `floodDown` reaches without `far`. */
export const NEAR_FLOOD = 7;

/**
 * All cells below the highest place: `..#.#...` gives `####....`. There must be a place.
 */
export function cellsBelow(places: number): number {
  return ~(-0x80000000 >> Math.clz32(places));
}
