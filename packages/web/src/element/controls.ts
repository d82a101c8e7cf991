// Buttons and icons, made by hand: no markup strings, so a strict content security policy has nothing to refuse.

/** Icon paths in a square of 24; strokes in the colour of the text. */
export type IconName = keyof typeof ICONS;

const ICONS = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  plus: 'M12 5v14 M5 12h14',
  minus: 'M5 12h14',
} as const;

const SVG = 'http://www.w3.org/2000/svg';

/** Draws an icon from path data. */
export function iconOf(path: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

/** The icons that every mode may use. */
export function icon(name: IconName): SVGElement {
  return iconOf(ICONS[name]);
}

/** How a button looks and what it does. */
export interface ButtonWish {
  readonly label: string;
  readonly icon?: SVGElement;
  /** Shows the label beside the icon; without an icon it is always shown. */
  readonly wide?: boolean;
  readonly keys?: string;
  readonly run: (event: MouseEvent) => void;
}

/** Makes a button. */
export function button(wish: ButtonWish): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  if (wish.icon) made.append(wish.icon);
  if (wish.wide || !wish.icon) made.append(wish.label);
  else made.setAttribute('aria-label', wish.label);
  if (wish.icon && !wish.wide) made.title = wish.keys ? `${wish.label} (${wish.keys})` : wish.label;
  if (wish.keys) made.setAttribute('aria-keyshortcuts', wish.keys.replaceAll(' ', '+'));
  made.addEventListener('click', wish.run);
  return made;
}
