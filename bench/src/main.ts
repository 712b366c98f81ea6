import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { landingFigures } from './scaling/measure-landing.ts';
import { scalingBudgets } from './scaling/scaling.ts';
import { runRemotes } from './scaling/run-remotes.ts';
import { fallbackBudgets } from './fallback-latency/fallback-latency.ts';
import { drawResults } from './history/draw-results.ts';
import { compareWithHistory } from './history/history-file.ts';
import { runMap } from './map/run-map.ts';
import { budgets } from './page/budgets.ts';
import { figures } from './page/compare.ts';
import { resultsAddress } from './page/results-address.ts';
import { runPages } from './page/run-pages.ts';
import { slowPhone } from './page/slow-phone.ts';
import { startPeers, type Peers } from './page/start-peers.ts';
import { startOthers } from './peers/start-others.ts';
import { productPages } from './products/product-pages.ts';
import { runProducts } from './products/run-products.ts';
import { runReturning } from './returning/run-returning.ts';
import { runServer } from './server/run-server.ts';

const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '7' },
    'without-next': { type: 'boolean', default: false },
    'pages-only': { type: 'boolean', default: false },
    products: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    map: { type: 'boolean', default: false },
    returning: { type: 'boolean', default: false },
    server: { type: 'boolean', default: false },
    record: { type: 'string' },
  },
});
const loadsEach = Number(values.loads);
if (!Number.isInteger(loadsEach) || loadsEach < 1) throw new Error('--loads must be a whole number from 1');
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const running: { close(): Promise<unknown> }[] = [];
let missed = 0;
try {
  console.log('starting database, provider and web servers …');
  const peers = await startPeers();
  running.unshift(peers);
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({ args: browserArgs, ...(executablePath ? { executablePath } : {}) });
  running.unshift(browser);
  if (values.map) missed = finish('bench-map', await runMap(browser, peers.product, loadsEach));
  else if (values.returning)
    missed = finish('bench-returning', await runReturning(browser, { peers, address: resultsAddress(new Date()) }));
  else if (values.server)
    missed = finish('bench-server', await runServer({ peers, address: resultsAddress(new Date()) }));
  else if (values.products) missed = finish('bench-products', await measureProductPages(browser, peers));
  else missed = finish('bench', await measureShop(browser, peers));
} finally {
  for (const one of running) await one.close();
}
// Said outright: the hook of the embedded database at the end of a process sets an exit code that only waits to be taken.
process.exit(missed > 0 ? 1 : 0);

async function measureProductPages(browser: Browser, peers: Peers) {
  const pages = productPages(new Date()).filter(({ name }) => name.includes(values.only));
  return { budgets, ...(await runProducts(browser, { peers, pages, loadsEach })) };
}

async function measureShop(browser: Browser, peers: Peers) {
  const address = resultsAddress(new Date());
  const others = await startOthers(browser, { ...peers, address, withNext: !values['without-next'] });
  running.unshift(others);
  const pages = await runPages(browser, { peers, others, address, loadsEach });
  drawn(pages.compared);
  compareWithHistory({ pages: pages.compared, loads: loadsEach, what: values.record });
  const remotes = values['pages-only'] ? null : await runRemotes(browser, { peers, address, loadsEach });
  return {
    budgets: { ...budgets, scaling: scalingBudgets, fallbackLatency: fallbackBudgets },
    missed: [...pages.missed, ...(remotes?.missed ?? [])],
    pages,
    remotes,
  };
}

/** Draws both pages with their peers. */
function drawn({ results, home }: Awaited<ReturnType<typeof runPages>>['compared']): void {
  const svg = drawResults([
    { title: 'Results page, cold, slow phone', figures, comparison: results },
    { title: 'Landing page, cold, slow phone', figures: landingFigures, comparison: home },
  ]);
  writeFileSync(`${reportsFolder()}bench.svg`, svg);
  console.log('drawn in reports/bench.svg');
}

/** Made where it is not there; with a final slash. */
function reportsFolder(): string {
  const folder = fileURLToPath(new URL('../../reports/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Says what is missed, writes everything down, and tells how much is missed. */
function finish<R extends { readonly missed: readonly string[] }>(name: string, report: R): number {
  for (const sentence of report.missed) console.log(`missed: ${sentence}`);
  const whole = { at: new Date().toISOString(), phone: slowPhone, ...report };
  writeFileSync(`${reportsFolder()}${name}.json`, `${JSON.stringify(whole, null, 1)}\n`);
  console.log(`written to reports/${name}.json`);
  return report.missed.length;
}
