import type { Browser } from 'playwright';
import { readRenderedPage } from './rendered-page.ts';
import type { Edge } from './start-edge.ts';
import { startStaticBaseline } from './start-static-baseline.ts';
import { startNext } from './start-next.ts';

/** Peers that are not built from the product's own app. */
export interface OtherPeers {
  /** Of the results page and of the landing page. */
  readonly floor: string;
  /** Null where it could not be had; `absent` says why. */
  readonly next: string | null;
  readonly absent: { readonly next?: string };
  close(): Promise<void>;
}

export interface OthersOptions {
  readonly product: string;
  readonly provider: string;
  /** The results page that is measured. */
  readonly address: string;
  readonly withNext: boolean;
}

/** Starts them in front of the running product and its provider. Only Next.js may be missing: it comes from a registry. */
export async function startOthers(
  browser: Browser,
  { product, provider, address, withNext }: OthersOptions,
): Promise<OtherPeers> {
  const rendered = await readRenderedPage(product, address);
  const floor = await startStaticBaseline(browser, product, [rendered, await readRenderedPage(product, '/mn')]);
  if (withNext) console.log('installing and building the Next.js peer …');
  const next: Edge | Error = withNext
    ? await startNext(product, provider, rendered).catch((error: unknown) => error as Error)
    : new Error('left out by --without-next');
  const started = next instanceof Error ? null : next;
  return {
    floor: floor.url,
    next: started?.url ?? null,
    absent: next instanceof Error ? { next: next.message } : {},
    async close() {
      await Promise.all([floor.close(), started?.close()]);
    },
  };
}
