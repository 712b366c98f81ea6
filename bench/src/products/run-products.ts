import type { Browser } from 'playwright';
import { budgets, missedByPage, missedRatios } from '../page/budgets.ts';
import { figures } from '../page/compare.ts';
import type { Peers } from '../page/start-peers.ts';
import { comparisonTable } from '../page/write-report.ts';
import { readRenderedPage } from '../peers/rendered-page.ts';
import { startStaticBaseline } from '../peers/start-static-baseline.ts';
import { measureProducts, type MeasuredPage } from './measure-products.ts';
import type { ProductPage } from './product-pages.ts';

export interface ProductsRun {
  readonly peers: Pick<Peers, 'product' | 'oneBundle'>;
  readonly pages: readonly ProductPage[];
  readonly loadsEach: number;
}

const { oneBundle, floor } = budgets.ratios;

/** The public pages of the products against one bundle and their own floors. Throws when the server does not render one of them. */
export async function runProducts(browser: Browser, { peers, pages, loadsEach }: ProductsRun) {
  const bundle = await peers.oneBundle();
  const [first, ...others] = await Promise.all(pages.map(({ address }) => readRenderedPage(peers.product, address)));
  if (!first) throw new Error('no page was asked for');
  const edge = await startStaticBaseline(browser, peers.product, [first, ...others]);
  try {
    const origins = { product: peers.product, oneBundle: bundle, floor: edge.url };
    await warmUp(Object.values(origins), pages);
    const measured = await measureProducts(browser, origins, pages, loadsEach);
    for (const { page, comparison } of measured) console.log(`${comparisonTable(page.name, comparison, figures)}\n`);
    return { measured, missed: measured.flatMap(missedByProduct) };
  } finally {
    await edge.close();
  }
}

/** A server that serves a shop has answered each page before. */
async function warmUp(origins: readonly string[], pages: readonly ProductPage[]): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1)
    for (const origin of origins) for (const { address } of pages) await (await fetch(origin + address)).text();
}

/** One sentence for each budget that a page does not keep. */
function missedByProduct({ page, comparison, loads }: MeasuredPage): string[] {
  const missed = [...missedRatios(comparison, { oneBundle, floor, next: {} }), ...missedByPage(loads.product ?? [])];
  return missed.map((sentence) => `${page.name}, ${sentence}`);
}
