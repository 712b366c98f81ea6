import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import type { TrainClass } from '@aylal/domain/trains';

declare module '../../../commerce/orders/order-row.ts' {
  interface StoredItems {
    readonly train: StoredTrain;
  }
}

type Names = Readonly<Record<Locale, string>>;

/** What an order of a train keeps besides its travellers: what was agreed, each place with its price in the order of the travellers, the railway's lock, and its number of the booking once there are tickets. */
export interface StoredTrain {
  readonly train: string;
  readonly run: string;
  readonly number: string;
  /** The two ends of the train, after which it is called. */
  readonly first: Names;
  readonly last: Names;
  readonly from: Names;
  readonly to: Names;
  /** It is not taken over a border. */
  readonly domestic: boolean;
  /** With the zone of the place. */
  readonly departsAt: string;
  readonly arrivesAt: string;
  readonly wagon: number;
  readonly class: TrainClass;
  readonly places: readonly number[];
  readonly prices: readonly Money[];
  readonly lock: string;
  readonly made: { readonly code: string } | null;
}
