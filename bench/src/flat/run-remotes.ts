import type { Browser } from 'playwright';
import { givingWayOf, missedGivingWay } from '../giving-way/giving-way.ts';
import { givingWayFaults, measureGivingWay } from '../giving-way/measure-giving-way.ts';
import { missedByGrowth } from '../page/budgets.ts';
import { growthOf } from '../page/growth.ts';
import { inTurn } from '../page/in-turn.ts';
import { measureLoad } from '../page/measure-load.ts';
import type { Peers } from '../page/start-peers.ts';
import { flatTable, givingWayTable, growthTable } from '../page/write-report.ts';
import { flatnessOf, missedFlatness } from './flatness.ts';
import { measureLanding } from './measure-landing.ts';
import { measureResolving } from './measure-resolving.ts';

const further = [20, 50];

export interface RemotesRun {
  readonly peers: Peers;
  /** The results page that is measured. */
  readonly address: string;
  readonly loadsEach: number;
}

/** What registered remotes cost pages that do not use them, and how fast a faulty one gives way. */
export async function runRemotes(browser: Browser, { peers, address, loadsEach }: RemotesRun) {
  const load = (url: string) => measureLoad(browser, url + address, true);
  const grown = await Promise.all(further.map((count) => peers.withFurther(count)));
  const [alone, ...more] = await inTurn([peers.product, ...grown], Math.min(loadsEach, 3), load);
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
  return {
    growth,
    flat,
    givingWay,
    loads: { alone, more, landings, standIns },
    missed: [...growth.flatMap(missedByGrowth), ...missedFlatness(flat), ...missedGivingWay(givingWay)],
  };
}
