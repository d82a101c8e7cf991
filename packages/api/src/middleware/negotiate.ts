// Which of the offered media types the client wants (RFC 9110, 12.5.1), or none: then 406.
//
//   Accept: text/plain;q=0.5, image/*      offers svg, png, txt  →  svg (first of the best)

import { HttpProblem } from '../problem-json.ts';

interface Range {
  readonly type: string;
  readonly subtype: string;
  readonly quality: number;
}

function rangesOf(accept: string): readonly Range[] {
  return accept
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const [type = '', subtype = ''] = name.split('/');
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      const quality = q === undefined ? 1 : Number(q.slice(2));
      return { type, subtype, quality: Number.isFinite(quality) ? quality : 0 };
    })
    .filter((range) => range.type !== '');
}

function qualityOf(offer: string, ranges: readonly Range[]): number {
  const [type = '', subtype = ''] = offer.split('/');
  let best = 0;
  let precision = -1;
  for (const range of ranges) {
    const exact = range.type === type && range.subtype === subtype ? 2 : -1;
    const half = range.type === type && range.subtype === '*' ? 1 : -1;
    const any = range.type === '*' && range.subtype === '*' ? 0 : -1;
    const found = Math.max(exact, half, any);
    if (found > precision) {
      precision = found;
      best = range.quality;
    }
  }
  return best;
}

/** The offer the client likes best; `undefined` if it accepts none. No header accepts all. */
export function negotiate<T extends string>(accept: string | undefined, offers: readonly T[]): T | undefined {
  if (accept === undefined || accept.trim() === '') return offers[0];
  const ranges = rangesOf(accept);
  let chosen: T | undefined;
  let best = 0;
  for (const offer of offers) {
    const quality = qualityOf(offer, ranges);
    if (quality > best) {
      best = quality;
      chosen = offer;
    }
  }
  return chosen;
}

/**
 * The twin that refuses.
 *
 * @throws {HttpProblem} 406 with the list of what there is.
 */
export function mustNegotiate<T extends string>(accept: string | undefined, offers: readonly T[]): T {
  const chosen = negotiate(accept, offers);
  if (chosen !== undefined) return chosen;
  throw new HttpProblem('not-acceptable', `this address offers ${offers.join(', ')}`);
}
