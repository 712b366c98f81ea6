import type { Browser } from 'playwright';
import { landingFigures } from '../scaling/measure-landing.ts';
import type { OtherPeers } from '../peers/start-others.ts';
import { measureHome, measureReadings, measureResults } from './against-peers.ts';
import { missedBudgets, missedByReadings, missedHome } from './budgets.ts';
import { figures } from './compare.ts';
import type { Peers } from './start-peers.ts';
import { warmUp } from './warm-up.ts';
import { comparisonTable, readingTable, routeChangeTable } from './write-report.ts';

export interface PagesRun {
  readonly peers: Pick<Peers, 'product' | 'oneBundle'>;
  readonly others: OtherPeers;
  /** The results page that is measured. */
  readonly address: string;
  readonly loadsEach: number;
}

/** The product's two public pages against their peers. */
export async function runPages(browser: Browser, { peers, others, address, loadsEach }: PagesRun) {
  const { floor, next, absent } = others;
  console.log('building the product as one bundle …');
  const oneBundle = await peers.oneBundle();
  const at = (url: string) => url + address;
  await warmUp([peers.product, oneBundle, ...(next ? [next] : [])], new Date());
  console.log('measuring the results page …');
  const results = await measureResults(
    browser,
    {
      product: at(peers.product),
      oneBundle: at(oneBundle),
      floor: at(floor),
      ...(next ? { next: at(next) } : {}),
    },
    loadsEach,
  );
  console.log(`${comparisonTable('results page, cold, slow phone', results.comparison, figures)}\n`);
  console.log(
    'The product also keeps a tap that comes before it can be answered, and does it again then; that is not counted.\n',
  );
  console.log(`${routeChangeTable(results.loads)}\n`);
  console.log('measuring reading …');
  const readings = await measureReadings(browser, at(peers.product), loadsEach);
  console.log(`${readingTable(readings)}\n`);
  console.log('measuring the landing page …');
  const home = await measureHome(
    browser,
    { product: `${peers.product}/mn`, oneBundle: `${oneBundle}/mn`, floor: `${floor}/mn` },
    loadsEach,
  );
  console.log(`${comparisonTable('landing page, cold, slow phone', home.comparison, landingFigures)}\n`);
  return {
    absent,
    compared: { results: results.comparison, home: home.comparison },
    loads: { results: results.loads, readings, home: home.loads },
    missed: [
      ...missedBudgets(results.comparison, absent, results.loads.product ?? []),
      ...missedByReadings(readings),
      ...missedHome(home.comparison, home.loads.product ?? []),
    ],
  };
}
