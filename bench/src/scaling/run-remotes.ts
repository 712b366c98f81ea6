import type { Browser } from 'playwright';
import { fallbackLatencyOf, missedFallbackLatency } from '../fallback-latency/fallback-latency.ts';
import { fallbackFaults, measureFallbackLatency } from '../fallback-latency/measure-fallback-latency.ts';
import { missedByGrowth } from '../page/budgets.ts';
import { growthOf } from '../page/growth.ts';
import { interleave } from '../page/interleave.ts';
import { measureLoad } from '../page/measure-load.ts';
import type { Peers } from '../page/start-peers.ts';
import { scalingTable, fallbackLatencyTable, growthTable } from '../page/write-report.ts';
import { scalingOf, missedScaling } from './scaling.ts';
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
  const [alone, ...more] = await interleave([peers.product, ...grown], Math.min(loadsEach, 3), load);
  const growth = further.map((count, index) => growthOf(count, more[index] ?? [], alone ?? []));
  console.log(`${growthTable(growth)}\n`);
  const registered = await peers.withRegistrations();
  const landings = await interleave(registered, loadsEach, ({ url }) => measureLanding(browser, `${url}/mn`));
  const scaling = scalingOf(
    registered.map(({ registered, source }, index) => ({
      registered,
      loads: landings[index] ?? [],
      resolvingMs: measureResolving(source),
    })),
  );
  console.log(`${scalingTable(scaling)}\n`);
  const shop = await peers.withLastGood();
  const standIns = await interleave(fallbackFaults, loadsEach, (fault) =>
    measureFallbackLatency(browser, shop, shop + address, fault),
  );
  const fallbackLatency = fallbackFaults.map(({ what }, index) => fallbackLatencyOf(what, standIns[index] ?? []));
  console.log(`${fallbackLatencyTable(fallbackLatency)}\n`);
  return {
    growth,
    scaling,
    fallbackLatency,
    loads: { alone, more, landings, standIns },
    missed: [...growth.flatMap(missedByGrowth), ...missedScaling(scaling), ...missedFallbackLatency(fallbackLatency)],
  };
}
