import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { flatBudgets } from './flat/flatness.ts';
import { runRemotes } from './flat/run-remotes.ts';
import { givingWayBudgets } from './giving-way/giving-way.ts';
import { budgets } from './page/budgets.ts';
import { resultsAddress } from './page/results-address.ts';
import { runPages } from './page/run-pages.ts';
import { slowPhone } from './page/slow-phone.ts';
import { startPeers } from './page/start-peers.ts';
import { startOthers } from './peers/start-others.ts';

const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '7' },
    'without-next': { type: 'boolean', default: false },
    'pages-only': { type: 'boolean', default: false },
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
try {
  const peers = await startPeers();
  running.unshift(peers);
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({ args: browserArgs, ...(executablePath ? { executablePath } : {}) });
  running.unshift(browser);
  const address = resultsAddress(new Date());
  const others = await startOthers(browser, { ...peers, address, withNext: !values['without-next'] });
  running.unshift(others);
  const pages = await runPages(browser, { peers, others, address, loadsEach });
  const remotes = values['pages-only'] ? null : await runRemotes(browser, { peers, address, loadsEach });
  const missed = [...pages.missed, ...(remotes?.missed ?? [])];
  for (const sentence of missed) console.log(`missed: ${sentence}`);
  writeReport({
    at: new Date().toISOString(),
    phone: slowPhone,
    budgets: { ...budgets, flat: flatBudgets, givingWay: givingWayBudgets },
    missed,
    pages,
    remotes,
  });
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  for (const one of running) await one.close();
}

function writeReport(report: object): void {
  const folder = fileURLToPath(new URL('../../reports/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}bench.json`, `${JSON.stringify(report, null, 1)}\n`);
  console.log('written to reports/bench.json');
}
