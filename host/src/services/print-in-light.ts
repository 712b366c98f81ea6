/** The parts of a page that printing touches. */
export interface PrintablePage {
  readonly document: { readonly documentElement: { readonly dataset: DOMStringMap } };
  addEventListener(type: 'beforeprint' | 'afterprint', listener: () => void): void;
}

/** Paper is white: a dark page is printed in its light colours and is dark again afterwards. */
export function printInLight(page: PrintablePage): void {
  const { dataset } = page.document.documentElement;
  let before: string | undefined;
  page.addEventListener('beforeprint', () => {
    before ??= dataset['theme'];
    dataset['theme'] = 'light';
  });
  page.addEventListener('afterprint', () => {
    if (before) dataset['theme'] = before;
    before = undefined;
  });
}
