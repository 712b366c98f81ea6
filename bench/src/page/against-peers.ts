import type { Browser } from 'playwright';
import { landingFigures, measureLanding, type Landing } from '../scaling/measure-landing.ts';
import { compareLoads, figures, type Comparison, type Figure, type PeerName } from './compare.ts';
import { interleave, interleaveByName } from './interleave.ts';
import { measureReading, type Reading } from './measure-reading.ts';
import { measureLoad, type Load } from './measure-load.ts';

/** Where a page is, at the product and at each peer that there is. */
export type PageAddresses = Readonly<Partial<Record<PeerName, string>>> & { readonly product: string };

export type Loads<L> = Partial<Record<PeerName | 'product', L[]>>;

/** The results page, cold, at the product and its peers in turn; the first offer is tapped each time. */
export async function measureResults(browser: Browser, addresses: PageAddresses, rounds: number) {
  const loads: Loads<Load> = await interleaveByName(addresses, rounds, (url, name) =>
    // The next page of the others is not the product's.
    measureLoad(browser, url, name === 'product' || name === 'oneBundle'),
  );
  return { loads, comparison: compareAll<Figure>(loads, figures) };
}

/** The product's results page, cold, by somebody who only reads. */
export async function measureReadings(browser: Browser, url: string, rounds: number): Promise<Reading[]> {
  const [readings = []] = await interleave([url], rounds, (one) => measureReading(browser, one));
  return readings;
}

/** The landing page, the same way, but nothing is tapped. */
export async function measureHome(browser: Browser, addresses: PageAddresses, rounds: number) {
  const loads: Loads<Landing> = await interleaveByName(addresses, rounds, (url) => measureLanding(browser, url));
  return { loads, comparison: compareAll<keyof Landing>(loads, landingFigures) };
}

/** The product's loads against those of each peer. */
export function compareAll<F extends string>(
  { product = [], ...peers }: Loads<Readonly<Record<F, number>>>,
  figures: Readonly<Record<F, string>>,
): Comparison<F> {
  const names = Object.keys(figures) as F[];
  const entries = Object.entries(peers) as [PeerName, Readonly<Record<F, number>>[]][];
  return Object.fromEntries(entries.map(([peer, loads]) => [peer, compareLoads(product, loads, names)]));
}
