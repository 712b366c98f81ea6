import type { Names } from '../../../platform/names.ts';
import type { LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import type { TripDepositPlan } from '@aylal/domain/trips';
import type { SupplierTrip } from '../trip-supplier.ts';

declare module '../../../commerce/orders/order-row.ts' {
  interface StoredItems {
    readonly trip: StoredTrip;
  }
}

/** What an order of a trip keeps: what was agreed, in words of every language, and once its operator has it, the number of the booking. */
export interface StoredTrip {
  readonly id: string;
  readonly title: Names;
  readonly picture: string;
  readonly days: number;
  readonly date: LocalDate;
  readonly programme: SupplierTrip['programme'];
  readonly included: readonly Names[];
  readonly excluded: readonly Names[];
  readonly terms: SupplierTrip['terms'];
  readonly pax: readonly { readonly last_name: string; readonly first_name: string }[];
  readonly adults: number;
  readonly children: number;
  /** Rooms for one, wished or left over. */
  readonly singles: number;
  readonly adultsPrice: Money;
  readonly childrenPrice: Money;
  readonly supplement: Money;
  readonly price: Money;
  /** What of the price is paid here, where the operator takes the rest itself. */
  readonly deposit?: TripDepositPlan;
  readonly made: { readonly confirmation: string } | null;
}
