/** Text that is HTML already. Everything else that goes into `html` is escaped. */
export interface Html {
  readonly html: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template whose values are escaped, unless they are `Html` themselves. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (Html | readonly Html[] | string | number)[]
): Html {
  return { html: parts.reduce((text, part, index) => text + inside(values[index - 1]) + part) };
}

function inside(value: Html | readonly Html[] | string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'object' && 'html' in value) return value.html;
  if (typeof value === 'object') return value.map(inside).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** What such a page may do: show itself and send its own forms. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
} as const;

const style: Html = {
  html: `
  :root { color-scheme: light dark; --edge: color-mix(in srgb, currentColor 18%, transparent); --soft: color-mix(in srgb, currentColor 6%, transparent); }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1.25rem 1rem 4rem; }
  nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding-bottom: .75rem; border-bottom: 1px solid var(--edge); }
  h1 { font-size: 1.5rem; margin: 1.25rem 0 .5rem; } h2 { font-size: 1.05rem; margin: 0; } p { margin: .25rem 0; }
  article { border: 1px solid var(--edge); border-radius: 12px; padding: .75rem 1rem; margin: .75rem 0; overflow-wrap: anywhere; }
  small, .quiet { opacity: .75; } form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: .75rem 0; }
  label { display: grid; gap: .25rem; font-size: .875rem; } input, select, button { font: inherit; min-height: 44px; padding: .25rem .75rem;
  border: 1px solid var(--edge); border-radius: 8px; background: var(--soft); color: inherit; } button { cursor: pointer; font-weight: 600; }
  a { color: inherit; } :focus-visible { outline: 3px solid #2f7bff; outline-offset: 2px; }`,
};

/** The frame of every sandbox page: no script, readable on a phone, light and dark. */
export function sandboxPage(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Aylal sandbox</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <nav aria-label="Sandbox">
          <strong>Aylal sandbox</strong><a href="/sandbox/outbox">Outbox</a><a href="/sandbox/clock">Clock</a
          ><a href="/sandbox/faults">Faults</a><a href="/sandbox/prizes">Prizes</a
          ><a href="/sandbox/lucky-ticket">Lucky ticket</a><a href="/sandbox/stray-payments">Stray payments</a
          ><a href="/sandbox/airline-changes">Airline changes</a><a href="/sandbox/host-app">Host app</a
          ><a href="/sandbox/staff">Office</a>
        </nav>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.html;
}
