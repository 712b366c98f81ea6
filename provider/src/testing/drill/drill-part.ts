import type { Incident } from './incidents.ts';
import type { TwoProviders } from './two-providers.ts';

/** What stands around the providers in a drill: web servers and registries, with traffic of their own. */
export interface DrillPart {
  readonly incidents: readonly Incident[];
  /** Counts of its traffic. */
  facts(): Readonly<Record<string, number>>;
  /** Ends the traffic; what is not as it must be. */
  end(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Starts a part over providers that run. */
export type OpenPart = (
  providers: Pick<TwoProviders, 'hostKey' | 'replaceHostKey'> & { readonly ports: readonly [number, number] },
) => Promise<DrillPart>;
