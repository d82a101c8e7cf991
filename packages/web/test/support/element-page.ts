// A page with one element on it, as short as it can be.

/** A page that holds one element with these attributes. */
export function pageWith(attributes: string, inner = '', head = ''): string {
  return `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Test</title><link rel="icon" href="data:,">${head}<script type="module" src="/nonogram-viewer.js"></script></head><body><main><nonogram-viewer ${attributes}>${inner}</nonogram-viewer></main></body></html>`;
}
