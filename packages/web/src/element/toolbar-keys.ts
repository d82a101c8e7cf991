// One Tab stop for a tool bar: left and right move inside it, Home and End to its ends.

const watched = new WeakSet<HTMLElement>();

/** Watches a bar; call it again after the bar was filled anew. */
export function watchArrowKeys(bar: HTMLElement): void {
  const all = (): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>('button')];
  const enter = (target: HTMLElement | undefined): void => {
    for (const one of all()) one.tabIndex = one === target ? 0 : -1;
  };
  enter(all().find((one) => !one.hidden));
  if (watched.has(bar)) return;
  watched.add(bar);
  bar.addEventListener('focusin', (event) => {
    const target = (event.target as Element).closest('button');
    if (target) enter(target);
  });
  bar.addEventListener('keydown', (event) => {
    const buttons = all().filter((one) => !one.hidden);
    const at = buttons.indexOf((event.target as Element).closest('button') ?? bar);
    if (at < 0) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons[(to + buttons.length) % buttons.length]?.focus();
  });
}
