import { minutesMs } from '@aylal/domain/calendar';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Logger } from '@aylal/server';
import { createRevalidatedValue, type RevalidatedValue } from '../../platform/partner-http/stale-while-revalidate.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { partnerUrl, type Lifecycle } from '../../platform/partner-http/partner-url.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import type { Insurer, InsurerCatalogue, InsurerPlan } from './insurer.ts';
import { createInsurerClient } from './insurer-client.ts';
import { createTermsPapers, type TermsPapers } from './terms/terms-papers.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly insurances: Insurances;
  }
}

const FRESH_MS = minutesMs(10);

/** Who insures, and what is on sale of theirs. */
export interface Insurances {
  readonly insurer: Insurer;
  readonly catalogue: RevalidatedValue<InsurerCatalogue>;
  readonly terms: TermsPapers;
}

/** The insurer at its configured address; without one, in the sandbox, our own over real HTTP on loopback. */
export function createInsurances(config: Config, clock: Clock, logger: Logger, lifecycle: Lifecycle): Insurances {
  const { insurer: settings } = config.partners;
  const place = partnerUrl(config, lifecycle)(settings.url, '/sandbox/insurer/v1');
  const insurer = createInsurerClient({ ...settings, ...place });
  const source = { name: 'insurer', freshMs: FRESH_MS, ask: () => insurer.catalogue() };
  const catalogue = createRevalidatedValue({ clock, logger }, source);
  return { insurer, catalogue, terms: createTermsPapers(() => coversOnSale({ catalogue }), clock) };
}

/** Refuses with `unavailable` until the insurer has answered once. */
export async function coversOnSale({ catalogue }: Pick<Insurances, 'catalogue'>): Promise<InsurerCatalogue> {
  try {
    return await catalogue.read();
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    throw refuse('unavailable', { retryAfterSeconds: 30 });
  }
}

/** The cover of a slug. Refuses one that nobody sells as `not-found`. */
export function coverOf({ plans }: InsurerCatalogue, slug: string): InsurerPlan {
  const plan = plans.find((one) => one.slug === slug);
  if (!plan) throw refuse('not-found');
  return plan;
}
