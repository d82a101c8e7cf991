// XML as a stream of events, with places. The only file that knows the XML parser (saxes): whoever
// reads no XML does not load it.
//
// The parser fetches nothing and expands nothing but the five entities of XML and numbers. A
// document that declares entities of its own is refused: a few bytes could stand for gigabytes.

import { SaxesParser } from 'saxes';
import type { Problem, TextPlace } from '../problem.ts';
import { problem } from '../problem.ts';
import { textLine, withoutMark } from './text-lines.ts';

/** An element that opens. */
export interface XmlElement {
  /** In lower case: writers of puzzle files disagree about it. */
  readonly name: string;
  /** The value of an attribute. */
  attribute(name: string): string | undefined;
  readonly where: TextPlace;
}

/** What a reader wants to know. */
export interface XmlHandlers {
  open(element: XmlElement): void;
  /** Text between tags; long texts come in several pieces. `where` is the end of the piece. */
  text(text: string): void;
  /** `end` is the place right behind the closing tag. */
  close(name: string, end: TextPlace): void;
}

/** No puzzle file is deeper. */
const MAX_DEPTH = 32;
/** Attributes of one element, and references to unknown entities in a document: each costs the parser dearly. */
const MAX_ATTRIBUTES = 64;
const MAX_UNKNOWN_ENTITIES = 1000;
/** The parser cannot be stopped inside a piece, so pieces are small. */
const PIECE_LENGTH = 16_384;

/**
 * Reads XML up to its end or its first problem.
 *
 * @returns the problem that ended the reading; `undefined` if the root element was closed properly,
 *   whatever follows it.
 */
export function readXml(text: string, handlers: XmlHandlers): Problem | undefined {
  const body = withoutMark(text);
  const parser = new SaxesParser({ xmlns: false, position: true });
  // A prototype would make `&constructor;` an entity.
  parser.ENTITIES = Object.assign(Object.create(null), { amp: '&', gt: '>', lt: '<', quot: '"', apos: "'" });
  let depth = 0;
  let isClosed = false;
  let found: Problem | undefined;
  let start: TextPlace = { line: 1, column: 1 };
  const here = (back = 0): TextPlace => ({ line: parser.line, column: Math.max(1, parser.columnIndex + 1 - back) });
  const isOver = (): boolean => isClosed || found !== undefined;
  const stop = (code: 'syntax' | 'unsupported-feature', message: string, where: TextPlace): void => {
    if (isOver()) return;
    // The parser counts half surrogate pairs as it likes.
    const end = (textLine(body, where.line) ?? '').length + 1;
    found = problem(code, message, { ...where, column: Math.min(where.column, end) });
  };
  let attributeCount = 0;
  let unknownCount = 0;
  parser.on('error', (error) => {
    const message = error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    // `&copy;` and its kind stay as they are written.
    if (message === 'undefined entity') unknownCount += 1;
    if (message !== 'undefined entity' || unknownCount > MAX_UNKNOWN_ENTITIES)
      stop('syntax', `the XML is broken: ${message}`, here(1));
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('<!ENTITY')) {
      stop('unsupported-feature', 'the document declares entities of its own, which are not expanded', here(1));
    }
  });
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > MAX_ATTRIBUTES) stop('syntax', `an element has more than ${MAX_ATTRIBUTES} attributes`, start);
  });
  parser.on('opentagstart', (tag) => {
    attributeCount = 0;
    start = { ...here(tag.name.length + 2), length: tag.name.length + 2 };
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH) stop('syntax', `elements are nested deeper than ${MAX_DEPTH} levels`, start);
    if (!isOver())
      handlers.open({ name: tag.name.toLowerCase(), attribute: (name) => tag.attributes[name], where: start });
  });
  parser.on('text', (piece) => {
    if (!isOver()) handlers.text(piece);
  });
  parser.on('cdata', (piece) => {
    if (!isOver()) handlers.text(piece);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    if (!isOver()) handlers.close(tag.name.toLowerCase(), here());
    if (depth === 0) isClosed = true;
  });
  for (let from = 0; from < body.length && !isOver(); from += PIECE_LENGTH) {
    parser.write(body.slice(from, from + PIECE_LENGTH));
  }
  if (!isOver()) parser.close();
  return found;
}
