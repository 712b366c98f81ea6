import type { WatchedSpan } from './read-otlp.ts';
import type { SpanStore, WatchedRoute } from './span-store.ts';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const time = (ms: number) => (ms >= 1000 ? `${(ms / 1000).toFixed(2)} s` : `${ms.toFixed(1)} ms`);

const page = (title: string, body: string, isLive: boolean) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${isLive ? '<meta http-equiv="refresh" content="3">' : ''}<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 1200px; padding: 1.5rem }
  h1 { font-size: 1.3rem } h2 { font-size: 1rem; margin-top: 2rem }
  table { border-collapse: collapse; width: 100% } th { text-align: left; font-weight: 600 }
  td, th { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8884; vertical-align: top }
  td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
  .failed { color: #c62828; font-weight: 600 } .quiet { opacity: .65 } a { color: inherit }
  .bar { background: #8882; position: relative; height: 1rem; min-width: 200px }
  .bar i { position: absolute; background: #1976d2; height: 100%; min-width: 2px } .failed .bar i { background: #c62828 }
  code { font-size: .85em; overflow-wrap: anywhere }
</style>
<body><h1>${title}</h1>${body}</body></html>`;

const heads = ['calls', 'failed', 'half within', '95 % within', 'longest'];

function routesTable(title: string, routes: readonly WatchedRoute[]): string {
  const number = (text: string | number, isBad = false) => `<td class="number${isBad ? ' failed' : ''}">${text}</td>`;
  const rows = routes.map(
    ({ service, name, count, failed, p50, p95, most }) =>
      `<tr><td>${escape(service)}</td><td>${escape(name)}</td>${number(count)}${number(failed, failed > 0)}` +
      `${[p50, p95, most].map((ms) => number(time(ms))).join('')}</tr>`,
  );
  const head = heads.map((one) => `<th class="number">${one}`).join('');
  return `<h2>${title}</h2><table><tr><th>service<th>name${head}</tr>${rows.join('')}</table>`;
}

/** What goes on: what was asked for and the jobs by the time they take, and the newest traces. It comes again by itself. */
export function overviewPage(store: SpanStore, shopUrl: string): string {
  const traces = store
    .traces()
    .map(
      ({ traceId, service, name, ms, failed, start }) =>
        `<tr${failed ? ' class="failed"' : ''}><td class="quiet">${new Date(start).toISOString().slice(11, 23)}</td><td>${escape(service)}</td>` +
        `<td><a href="/trace/${escape(traceId)}">${escape(name)}</a></td><td class="number">${time(ms)}</td></tr>`,
    );
  const asked = store.routes('asked');
  const jobs = store.routes('jobs');
  const shop = `<p>The shop is at <a href="${escape(shopUrl)}">${escape(shopUrl)}</a>.</p>`;
  const parts = [
    asked.length > 0
      ? routesTable('What was asked for, by the time it took', asked)
      : '<p>Nothing was asked for yet.</p>',
    traces.length > 0 ? `<h2>The newest traces</h2><table>${traces.join('')}</table>` : '',
    jobs.length > 0 ? routesTable('Jobs, by the time they took', jobs) : '',
  ];
  return page('What the shop is doing', shop + parts.join(''), true);
}

/** One trace, each part where it was in time. */
export function tracePage(spans: readonly WatchedSpan[]): string {
  const begin = Math.min(...spans.map(({ start }) => start));
  const length = Math.max(1, ...spans.map(({ start, ms }) => start + ms - begin));
  const rows = spans.map(({ service, name, ms, start, failed, attributes }) => {
    const left = (100 * (start - begin)) / length;
    const facts = Object.entries(attributes).map(([key, value]) => `${key}=${value}`);
    return (
      `<tr${failed ? ' class="failed"' : ''}><td>${escape(service)}</td><td>${escape(name)}<br><code class="quiet">${escape(facts.join(' '))}</code></td>` +
      `<td class="number">${time(ms)}</td><td><div class="bar"><i style="left:${left.toFixed(2)}%;width:${((100 * ms) / length).toFixed(2)}%"></i></div></td></tr>`
    );
  });
  return page('One trace', `<p><a href="/">All</a></p><table>${rows.join('')}</table>`, false);
}
