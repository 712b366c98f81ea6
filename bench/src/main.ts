import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { givingWayBudgets, givingWayOf, missedGivingWay } from './giving-way/giving-way.ts';
import { givingWayFaults, measureGivingWay } from './giving-way/measure-giving-way.ts';
import { flatBudgets, flatnessOf, missedFlatness } from './flat/flatness.ts';
import { measureLanding } from './flat/measure-landing.ts';
import { measureResolving } from './flat/measure-resolving.ts';
import { budgets, missedBudgets } from './page/budgets.ts';
import { compareLoads } from './page/compare.ts';
import { growthOf } from './page/growth.ts';
import { measureLoad } from './page/measure-load.ts';
import { resultsAddress } from './page/results-address.ts';
import { slowPhone } from './page/slow-phone.ts';
import { startPeers } from './page/start-peers.ts';
import { comparisonTable, flatTable, givingWayTable, growthTable } from './page/write-report.ts';

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
  const load = (url: string) => measureLoad(browser, url + address);
  const [product, oneBundle] = await inTurn([peers.product, peers.oneBundle], loadsEach, load);
  const compared = compareLoads(product ?? [], oneBundle ?? []);
  console.log(`${comparisonTable(compared)}\n`);
  const grown = await Promise.all(further.map((count) => peers.withFurther(count)));
  const [alone, ...more] = await inTurn([peers.product, ...grown], growthRounds, load);
  const growth = further.map((count, index) => growthOf(count, more[index] ?? [], alone ?? []));
  console.log(`${growthTable(growth)}\n`);
  const registered = await peers.withRegistrations();
  const landings = await inTurn(registered, loadsEach, ({ url }) => measureLanding(browser, `${url}/mn`));
  const flat = flatnessOf(
    registered.map(({ registered, source }, index) => ({
      registered,
      loads: landings[index] ?? [],
      resolvingMs: measureResolving(source),
    })),
  );
  console.log(`${flatTable(flat)}\n`);
  const shop = await peers.withLastGood();
  const standIns = await inTurn(givingWayFaults, loadsEach, (fault) =>
    measureGivingWay(browser, shop, shop + address, fault),
  );
  const givingWay = givingWayFaults.map(({ what }, index) => givingWayOf(what, standIns[index] ?? []));
  console.log(`${givingWayTable(givingWay)}\n`);
  const missed = [
    ...missedBudgets(compared, product ?? [], growth),
    ...missedFlatness(flat),
    ...missedGivingWay(givingWay),
  ];
  for (const sentence of missed) console.log(`missed: ${sentence}`);
  writeReport({
    at: new Date().toISOString(),
    phone: slowPhone,
    budgets: { ...budgets, flat: flatBudgets, givingWay: givingWayBudgets },
    compared,
    growth,
    flat,
    givingWay,
    missed,
    loads: { product, oneBundle, alone, more, landings, standIns },
  });
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await peers.close();
}

/** Every peer once, as often as asked for, each round beginning with another one; one load of each before that is not counted, so that no server answers for the first time. */
async function inTurn<P, L>(of: readonly P[], rounds: number, measure: (peer: P) => Promise<L>): Promise<L[][]> {
  const loads: L[][] = of.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (let place = 0; place < of.length; place += 1) {
      const index = (place + round) % of.length;
      const load = await measure(of[index] as P);
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
