// The way in for scripts: `createNonogram(element, { puzzle, mode: 'play' })`.

import type { ViewerOptions } from './attributes.ts';
import { attributeOf, OPTION_NAMES } from './attributes.ts';
import { NonogramViewer } from './element/nonogram-viewer.ts';
import type { NonogramEventName, NonogramEvents } from './events.ts';

/**
 * Makes a viewer inside an element of the page.
 *
 * Options are those of the attributes, in camel case; what is left out has its default.
 */
export function createNonogram(parent: Element, options: Partial<ViewerOptions> = {}): NonogramViewer {
  defineNonogramViewer();
  const viewer = document.createElement('nonogram-viewer');
  for (const name of OPTION_NAMES) {
    const value = options[name];
    if (value === undefined || value === false) continue;
    viewer.setAttribute(attributeOf(name), value === true ? '' : String(value));
  }
  parent.append(viewer);
  return viewer;
}

/** Registers the element; a second call, or a second copy of this library, changes nothing. */
export function defineNonogramViewer(): void {
  if (typeof customElements === 'undefined' || customElements.get('nonogram-viewer')) return;
  customElements.define('nonogram-viewer', NonogramViewer);
}

/** Our events, as `addEventListener` of any element sees them: they bubble. */
type NonogramEventMap = { readonly [Name in NonogramEventName]: CustomEvent<NonogramEvents[Name]> };

declare global {
  interface HTMLElementTagNameMap {
    'nonogram-viewer': NonogramViewer;
  }
  interface HTMLElementEventMap extends NonogramEventMap {}
}
