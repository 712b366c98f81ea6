import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { budgets, missedBudgets } from './page/budgets.ts';
import { compareLoads } from './page/compare.ts';
import { growthOf } from './page/growth.ts';
import { measureLoad, type Load } from './page/measure-load.ts';
import { resultsAddress } from './page/results-address.ts';
import { slowPhone } from './page/slow-phone.ts';
import { startPeers } from './page/start-peers.ts';
import { comparisonTable, growthTable } from './page/write-report.ts';

const { values } = parseArgs({ options: { loads: { type: 'string', default: '7' } } });
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
const further = [20, 50];
const growthRounds = Math.min(loadsEach, 3);

const peers = await startPeers();
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({ args: browserArgs, ...(executablePath ? { executablePath } : {}) });
try {
  const address = resultsAddress(new Date());
  const [product, oneBundle] = await inTurn(browser, [peers.product, peers.oneBundle], address, loadsEach);
  const compared = compareLoads(product ?? [], oneBundle ?? []);
  console.log(`${comparisonTable(compared)}\n`);
  const grown = await Promise.all(further.map((count) => peers.withFurther(count)));
  const [alone, ...more] = await inTurn(browser, [peers.product, ...grown], address, growthRounds);
  const growth = further.map((count, index) => growthOf(count, more[index] ?? [], alone ?? []));
  console.log(`${growthTable(growth)}\n`);
  const missed = missedBudgets(compared, product ?? [], growth);
  for (const sentence of missed) console.log(`missed: ${sentence}`);
  writeReport({
    at: new Date().toISOString(),
    phone: slowPhone,
    budgets,
    compared,
    growth,
    missed,
    loads: { product, oneBundle, alone, more },
  });
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await peers.close();
}

/** Every peer once, as often as asked for; one load of each before that is not counted, so that no server answers for the first time. */
async function inTurn(on: Browser, urls: readonly string[], address: string, rounds: number): Promise<Load[][]> {
  const loads: Load[][] = urls.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      const load = await measureLoad(on, url + address);
      if (round > 0) loads[index]?.push(load);
    }
  }
  return loads;
}

function writeReport(report: object): void {
  const folder = fileURLToPath(new URL('../../reports/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}bench.json`, `${JSON.stringify(report, null, 1)}\n`);
  console.log('written to reports/bench.json');
}
