import type { Browser } from 'playwright';
import { compareAll, type Loads } from '../page/against-peers.ts';
import { figures, type Comparison, type Figure } from '../page/compare.ts';
import { beginningWith } from '../page/interleave.ts';
import { measureCold, type ColdLoad } from '../page/measure-cold.ts';
import type { ProductPage } from './product-pages.ts';

/** The origins that show these pages. */
export type ProductPeers = Readonly<Record<'product' | 'oneBundle' | 'floor', string>>;

/** The cold loads of one page, and what they come to. */
export interface MeasuredPage {
  readonly page: ProductPage;
  readonly loads: Loads<ColdLoad>;
  readonly comparison: Comparison;
}

/** So many pages take minutes: what comes later than this after the last one is none of a load's figures. */
const quietMs = 600;

/**
 * Every page cold, at the product and its peers in turn. A round goes through all pages before the next one begins: whoever keeps a page for some seconds has to
 * make it again.
 */
export async function measureProducts(
  browser: Browser,
  peers: ProductPeers,
  pages: readonly ProductPage[],
  rounds: number,
): Promise<MeasuredPage[]> {
  const names = Object.keys(peers) as (keyof ProductPeers)[];
  const all = pages.map((page) => ({ page, loads: { product: [], oneBundle: [], floor: [] } as Loads<ColdLoad> }));
  for (let round = 0; round < rounds; round += 1)
    for (const { page, loads } of all)
      for (const index of beginningWith(round, names)) {
        const name = names[index] as keyof ProductPeers;
        const url = peers[name] + page.address;
        const { load } = await measureCold(browser, {
          url,
          target: page.target,
          quietMs,
          afterwards: async () => null,
        });
        loads[name]?.push(load);
      }
  return all.map(({ page, loads }) => ({ page, loads, comparison: compareAll<Figure>(loads, figures) }));
}
