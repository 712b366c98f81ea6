import type { BusPlan } from '@aylal/domain/bus';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';

declare module '../../../commerce/orders/order-row.ts' {
  interface StoredItems {
    readonly bus: StoredBus;
  }
}

interface StoredStop {
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly town: Readonly<Record<Locale, string>>;
}

/** What an order of a bus keeps besides its travellers: what was agreed, each seat with its price in the order of the travellers, and the number of the booking once its partner has it. */
export interface StoredBus {
  readonly departure: string;
  readonly run: string;
  readonly stop: StoredStop;
  readonly end: StoredStop;
  /** With the zone of the place. */
  readonly departsAt: string;
  readonly arrivesAt: string;
  readonly model: string;
  readonly places: BusPlan;
  readonly seats: readonly number[];
  readonly prices: readonly Money[];
  readonly made: { readonly code: string } | null;
}
