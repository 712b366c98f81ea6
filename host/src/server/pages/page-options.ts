import type { ReleaseSource } from '@aylal/releases';
import type { FastifyInstance } from 'fastify';
import type { ContentCache } from '../content/content-cache.ts';
import type { ProductCache } from '../content/product-cache.ts';
import type { ConfigCache } from '../provider/config-cache.ts';
import type { PaymentLease } from '../remotes/payment-lease.ts';
import type { ReleaseCounts } from '../remotes/release-counts.ts';
import type { ReleaseFaults } from '../remotes/release-faults.ts';
import type { PageRendering } from '../rendering/open-rendering.ts';
import type { BootFacts } from './boot-document.ts';
import type { Fonts } from './fonts.ts';
import type { HostBuild } from './host-build.ts';

/** What pages are made of beside their request. */
export interface PageOptions {
  readonly build: HostBuild;
  readonly config: NonNullable<BootFacts['config']>;
  readonly source: ReleaseSource;
  readonly facts: ConfigCache;
  readonly content: ContentCache;
  readonly products: ProductCache;
  readonly faults: ReleaseFaults;
  readonly releasesFolder: string;
  /** Folder of all releases at a second origin, with a final slash. */
  readonly secondFiles: string | null;
  /** Origins whose pages may frame ours. */
  readonly frameAncestors: readonly string[];
  /** Origin of the game, which pages may frame. */
  readonly gameOrigin: string | null;
  /** Address of Google's script, where it draws the maps. */
  readonly googleMaps: string | null;
  readonly counts: ReleaseCounts;
  readonly lease: PaymentLease;
  readonly fonts: Fonts;
  readonly publicUrl: string;
  /** Pages of the office, which know no customer. */
  readonly office: boolean;
  /** Calls a route of our own as a request from outside would. */
  readonly inject: FastifyInstance['inject'];
  /** Null where pages are rendered in the browser only. */
  readonly rendering: PageRendering | null;
}
