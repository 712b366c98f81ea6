import type { LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import type { MadeTransport, SupplierTransport } from '../transport-supplier.ts';

declare module '../../../commerce/orders/order-row.ts' {
  interface StoredItems {
    readonly transport: StoredTransport;
  }
}

/** What an order of a car keeps: what was agreed, in words of every language, and once its operator has it, the number of the booking and who drives. */
export interface StoredTransport extends Pick<
  SupplierTransport,
  | 'id'
  | 'kind'
  | 'title'
  | 'vehicle'
  | 'vehicleClass'
  | 'included'
  | 'excluded'
  | 'terms'
  | 'freeWaitingMinutes'
  | 'waitingPrice'
> {
  readonly picture: string;
  readonly date: LocalDate;
  readonly time: string;
  readonly days: number;
  readonly people: number;
  readonly pickUp: string;
  /** Where a transfer drives to; not there in orders from before it was asked. */
  readonly dropOff?: string;
  readonly flight: string;
  readonly price: Money;
  readonly made: MadeTransport | null;
}
