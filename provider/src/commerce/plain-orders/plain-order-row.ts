import type { OrderStatusCode, PlainProduct } from '@aylal/contracts';
import type { Locale, Money } from '@aylal/domain';
import type { ColumnType, Selectable } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    plain_orders: PlainOrderTable;
  }
}

/** What a top-up fills. Each product keeps its own facts of what was bought here; they are never changed. */
export type PlainSubject = Readonly<Record<string, unknown>>;

/** An order of one thing at one price, paid at once: whatever is no flight. Statuses are those of GAP-75, instants milliseconds of the provider's clock. */
export interface PlainOrderTable {
  ref_number: string;
  user_id: string;
  product: PlainProduct;
  status: OrderStatusCode;
  locale: Locale;
  subject: ColumnType<PlainSubject, string, never>;
  total: Money;
  paid: ColumnType<Money, Money | undefined, Money>;
  created_at: number;
  pay_until: number;
  paid_at: number | null;
  /** Cancelled or expired. */
  ended_at: number | null;
  /** What was bought is with its customer. */
  done_at: number | null;
  /** What the order is found by; written, and read by the database alone. */
  search_text: ColumnType<never, string | undefined, string>;
}

export type PlainOrderRow = Selectable<PlainOrderTable>;
