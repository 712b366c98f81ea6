interface Still {
  readonly title: string;
  /** Since when nothing is new on it. */
  readonly notice: string;
  /** The words of the link that asks the network again. */
  readonly again: string;
  /** What it shows; what can only be pressed or printed is taken out of it. */
  readonly content: Node;
}

/** What does nothing without scripts, or is not meant to be saved. */
const lifeless =
  '[data-print=hide], [data-kept=hide], button, input, select, textarea, form, script, dialog, [data-layer]';

/** The only script of an offline page: it asks the network again as soon as there is one. The page's policy names its hash. */
export const snapshotScript = "addEventListener('online',()=>location.reload())";

/** A page that needs nothing but itself: the content with the look that `page` has now, and no scripts but `snapshotScript`. */
export function writeSnapshot(page: Document, { title, notice, again, content }: Still): string {
  const still = page.implementation.createHTMLDocument(title);
  for (const { name, value } of page.documentElement.attributes) still.documentElement.setAttribute(name, value);
  const viewport = still.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width, initial-scale=1';
  const style = still.createElement('style');
  style.textContent = sheetsOf(page) + ownSheet;
  still.head.append(viewport, style);

  const band = still.createElement('p');
  band.className = 'offline-notice';
  const retry = still.createElement('a');
  retry.href = '';
  retry.textContent = again;
  band.append(notice, ' ', retry);
  const main = still.createElement('main');
  main.append(still.importNode(content, true));
  for (const one of main.querySelectorAll(lifeless)) one.remove();
  // On paper as here: who sold it, and whom to call.
  for (const one of main.querySelectorAll('[data-print=only]')) one.removeAttribute('data-print');
  still.body.append(band, main);
  // As text of the answer: the page that writes it lets nobody put a script into a document.
  const end = /<\/body><\/html>$/;
  return `<!doctype html>${still.documentElement.outerHTML.replace(end, `<script>${snapshotScript}</script>$&`)}`;
}

/** Every rule of the page's own sheets, those that scripts have written among them. */
function sheetsOf(page: Document): string {
  const own = [...page.styleSheets].filter(({ href }) => !href || new URL(href).origin === page.location.origin);
  return own.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');
}

const ownSheet = `
.offline-notice { margin: 0; padding: 12px 16px; background: var(--aylal-colors-bg-inverted); color: var(--aylal-colors-fg-inverted); font-size: .875rem; line-height: 1.25rem }
.offline-notice a { color: inherit; text-decoration: underline; display: inline-block; padding-block: 12px; margin-block: -12px }
body > main { max-width: 760px; margin: 0 auto; padding: 24px 16px 40px }
body > main :has(> aside) { display: block !important }
body > main aside { margin-top: 16px }
.offline-list h1 { font-size: 1.5rem; line-height: 2rem; font-weight: 600; margin: 0 0 16px }
.offline-list a { display: block; padding: 14px 16px; margin-bottom: 8px; color: var(--aylal-colors-accent-fg); font-weight: 600; background: var(--aylal-colors-bg); border: 1px solid var(--aylal-colors-border); border-radius: 14px }`;
