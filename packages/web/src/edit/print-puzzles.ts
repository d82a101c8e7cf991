// Paper: boards and clues black on white, some on a page, and the solutions on pages of their own at the
// end. Built in a hidden frame from elements and a constructed stylesheet, so no markup text is parsed by
// a page that forbids it.

import type { Puzzle } from '@nonokit/core';
import { boardSvg } from '../element/board-svg.ts';
import type { Speaker } from '../texts/speaker.ts';

/** How to print. */
export interface PrintWish {
  readonly perPage: number;
  readonly solutions: boolean;
  readonly say: Speaker;
}

const SHEET = `
@page{margin:12mm}
body{margin:0;font:11pt system-ui,sans-serif;color:#000;background:#fff}
.page{break-after:page;display:grid;gap:8mm;height:calc(100vh - 1mm);box-sizing:border-box}
.page:last-child{break-after:auto}
.on2{grid-template-rows:1fr 1fr}.on4{grid-template:1fr 1fr/1fr 1fr}.on6{grid-template:1fr 1fr 1fr/1fr 1fr}
figure{margin:0;min-height:0;display:flex;flex-direction:column;gap:2mm}
figcaption{flex:none}
figure svg{flex:1;min-height:0;width:100%}
.paper{fill:#fff}.ink{fill:#000}.grid{stroke:#999;stroke-width:1}.major{stroke:#000;stroke-width:1.6}.grid,.major{fill:none}
text{font:600 11px system-ui,sans-serif;font-variant-numeric:tabular-nums}.mid{text-anchor:middle}.open{fill:none}
`;

/** Fills a document with the pages. */
export function layOutPages(
  target: Document,
  puzzles: readonly Puzzle[],
  { perPage, solutions, say }: PrintWish,
): void {
  const rounds = solutions ? [false, true] : [false];
  for (const solved of rounds) {
    for (let first = 0; first < puzzles.length; first += perPage) {
      const page = target.createElement('section');
      page.className = `page on${perPage}`;
      puzzles.slice(first, first + perPage).forEach((puzzle, i) => {
        page.append(figureOf(target, puzzle, first + i + 1, solved, say));
      });
      target.body.append(page);
    }
  }
}

function figureOf(target: Document, puzzle: Puzzle, number: number, solved: boolean, say: Speaker): HTMLElement {
  const figure = target.createElement('figure');
  const caption = target.createElement('figcaption');
  const { width, height, metadata } = puzzle;
  // The title may give the picture away: it stands with the solution only.
  const words = [`${number}.`, say('size', { width, height }), ...(solved && metadata.title ? [metadata.title] : [])];
  if (metadata.author) words.push(say('by', { author: metadata.author }));
  caption.textContent = words.join('  ');
  figure.append(caption, svgElement(target, boardSvg(puzzle, solved)));
  return figure;
}

/** The drawing as elements: its rules become a constructed stylesheet, its style attributes plain properties. */
function svgElement(target: Document, markup: string): Element {
  const drawing = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
  drawing.querySelector('style')?.remove();
  const styled = [...drawing.querySelectorAll('[style]')].map((element) => {
    const fill = /fill:(#\w+)/.exec(element.getAttribute('style') ?? '')?.[1] ?? '#000';
    element.removeAttribute('style');
    return [element, fill] as const;
  });
  for (const [element, fill] of styled) element.setAttribute('fill', fill);
  return target.importNode(drawing, true);
}

/** Prints. */
export function printPuzzles(puzzles: readonly Puzzle[], wish: PrintWish): void {
  const frame = document.createElement('iframe');
  frame.className = 'nonogram-print';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' });
  document.body.append(frame);
  const page = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page) return;
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(SHEET);
  page.document.adoptedStyleSheets = [sheet];
  layOutPages(page.document, puzzles, wish);
  page.addEventListener('afterprint', () => frame.remove());
  page.print();
}
