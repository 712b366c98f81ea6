import type { Deps } from '../../../platform/deps.ts';

/** What the market does at the moment of a price check: prices move by so many percent, or the last seats are gone. */
export interface PriceFault {
  readonly percent?: number;
  readonly soldOut: boolean;
}

/** What the sandbox does to the market: faults of the partner `flight-market`. */
export function priceFault({ config, faults }: Pick<Deps, 'config' | 'faults'>): PriceFault {
  const rule = config.sandbox ? faults.take('flight-market') : undefined;
  if (rule?.kind === 'price-change') return { percent: rule.percent ?? 10, soldOut: false };
  return { soldOut: rule?.kind === 'sold-out' };
}
