// Where everything on the board is, in CSS pixels of the stage. Pure: sizes in, rectangles out.
//
//   ┌────────┬──────────────┐
//   │ corner │ column clues │  gutter.height
//   ├────────┼──────────────┤
//   │  row   │    window    │  the window shows `content` from `scroll` on
//   │ clues  │   on cells   │
//   └────────┴──────────────┘
//
// At zoom 1 all of it fits, whatever the longest clue: a clue is never cut. When zoomed, cells grow
// and the clue bars stay in sight; their numbers grow only while the bars leave half the stage to the cells.

/** What the layout needs to know of a puzzle. */
export interface BoardShape {
  readonly width: number;
  readonly height: number;
  /** Most blocks in a row, and in a column; at least 1, for the `0` of an empty line. */
  readonly rowBlocks: number;
  readonly columnBlocks: number;
  /** Digits of the longest block. */
  readonly digits: number;
  readonly colored: boolean;
}

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a person or a page asks for. */
export interface LayoutWish {
  /** 1 fits the stage. */
  readonly zoom: number;
  readonly scrollX: number;
  readonly scrollY: number;
  /** Device pixels per CSS pixel. */
  readonly dpr: number;
  /** Side of a cell in pixels, when the page says so. */
  readonly cellSize?: number;
}

/** Where everything is. */
export interface Layout {
  readonly stage: Size;
  /** Side of a cell. */
  readonly cell: number;
  /** Size of clue numbers. */
  readonly font: number;
  /** Room of one clue number: along a row, and down a column. */
  readonly slotWidth: number;
  readonly slotHeight: number;
  /** Upper left corner of everything. */
  readonly left: number;
  readonly top: number;
  readonly gutter: Size;
  /** The window on the cells. */
  readonly window: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** All cells. */
  readonly content: Size;
  readonly scrollX: number;
  readonly scrollY: number;
  readonly maxScrollX: number;
  readonly maxScrollY: number;
}

/** Largest cell when the page does not ask for a size. */
export const MAX_CELL = 56;
const MIN_CELL = 2;
/** Largest number beside the large cells of a small board. */
const LARGEST_FONT = 23;
/** Largest number in a zoomed clue bar. */
const COMFORTABLE_FONT = 14;
/** Width of a digit, as a part of the font size; measured on the tabular figures of common UI fonts. */
const DIGIT = 0.6;

/** Font size and slot sizes as parts of a cell; the gutters follow from them. */
function proportions(shape: BoardShape): { font: number; slotWidth: number; slotHeight: number } {
  // A number with three digits must not be wider than its column.
  const font = Math.min(0.56, 0.92 / (DIGIT * shape.digits));
  const slotWidth = font * (shape.colored ? Math.max(1.62, DIGIT * shape.digits + 0.62) : DIGIT * shape.digits + 0.55);
  return { font, slotWidth, slotHeight: font * (shape.colored ? 1.62 : 1.25) };
}

/** The padding between a clue bar and its outer edge and the grid, as a part of the font size. */
export const GUTTER_PADDING = 0.7;

function gutterOf(shape: BoardShape, font: number, slotWidth: number, slotHeight: number): Size {
  return {
    width: shape.rowBlocks * slotWidth + GUTTER_PADDING * font,
    height: shape.columnBlocks * slotHeight + GUTTER_PADDING * font,
  };
}

/** The whole board at zoom 1 in units of a cell: its proportions, for `aspect-ratio`. */
export function boardUnits(shape: BoardShape): Size {
  const { font, slotWidth, slotHeight } = proportions(shape);
  const gutter = gutterOf(shape, font, slotWidth, slotHeight);
  return { width: gutter.width + shape.width, height: gutter.height + shape.height };
}

/** Cells as large as the stage allows, on whole device pixels unless they are tiny. */
function fittingCell(shape: BoardShape, stage: Size, wish: LayoutWish): number {
  const units = boardUnits(shape);
  // A frame of two pixels at the right and bottom edge belongs to the board.
  const room = Math.min((stage.width - 2) / units.width, (stage.height - 2) / units.height);
  const cell = Math.max(MIN_CELL, Math.min(room, wish.cellSize ?? MAX_CELL));
  return snap(cell, wish.dpr);
}

function snap(cell: number, dpr: number): number {
  return cell * dpr >= 6 ? Math.floor(cell * dpr) / dpr : cell;
}

/** Lays the board out on a stage. */
export function layoutBoard(shape: BoardShape, stage: Size, wish: LayoutWish): Layout {
  const part = proportions(shape);
  const fit = fittingCell(shape, stage, wish);
  const cell = wish.zoom > 1 ? snap(fit * wish.zoom, wish.dpr) : fit;
  const fitFont = fit * part.font;
  let font = Math.min(cell * part.font, Math.max(fitFont, COMFORTABLE_FONT), LARGEST_FONT);
  const bars = gutterOf(shape, 1, part.slotWidth / part.font, part.slotHeight / part.font);
  if (cell > fit) {
    const roomy = Math.min((stage.width * 0.5) / bars.width, (stage.height * 0.5) / bars.height);
    font = Math.min(Math.max(fitFont, Math.min(font, roomy)), LARGEST_FONT);
  }
  const slotWidth = (font * part.slotWidth) / part.font;
  const slotHeight = (font * part.slotHeight) / part.font;
  const snapped = (length: number): number => Math.round(length * wish.dpr) / wish.dpr;
  // Down, not to the nearest pixel: what is rounded up here would be missing at the other end.
  const floored = (length: number): number => Math.floor(length * wish.dpr) / wish.dpr;
  const gutter = { width: floored(bars.width * font), height: floored(bars.height * font) };
  const content = { width: shape.width * cell, height: shape.height * cell };
  const windowWidth = Math.min(content.width, Math.max(cell, stage.width - 2 - gutter.width));
  const windowHeight = Math.min(content.height, Math.max(cell, stage.height - 2 - gutter.height));
  const left = snapped(Math.max(0, (stage.width - 2 - gutter.width - windowWidth) / 2));
  const maxScrollX = Math.max(0, content.width - windowWidth);
  const maxScrollY = Math.max(0, content.height - windowHeight);
  return {
    stage,
    cell,
    font,
    slotWidth,
    slotHeight,
    left,
    top: 0,
    gutter,
    window: { x: left + gutter.width, y: gutter.height, width: windowWidth, height: windowHeight },
    content,
    scrollX: snapped(clamp(wish.scrollX, 0, maxScrollX)),
    scrollY: snapped(clamp(wish.scrollY, 0, maxScrollY)),
    maxScrollX,
    maxScrollY,
  };
}

/** Where the centre of a clue number is, across its bar: `slot` counts from the grid outwards. */
export function slotCenter(layout: Layout, axis: 'row' | 'column', slot: number): number {
  const pad = (layout.font * GUTTER_PADDING) / 2;
  return axis === 'row'
    ? layout.window.x - pad - (slot + 0.5) * layout.slotWidth
    : layout.window.y - pad - (slot + 0.5) * layout.slotHeight;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
