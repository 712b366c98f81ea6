import type { PartnerChangeView } from '@aylal/contracts/orders';
import type { ColumnType, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';

/**
 * A change by a partner; instants are milliseconds of the provider's clock. `replaced` by a later one, `withdrawn` by the partner, `ended` with its order. Journeys are in the product's own form.
 */
interface PartnerChangeTable {
  id: string;
  ref_number: string;
  /** The partner's own number. */
  partner_id: string;
  state: PartnerChangeView['state'] | 'replaced' | 'withdrawn' | 'ended';
  before: ColumnType<unknown, string, never>;
  after: ColumnType<unknown, string, never>;
  arrived_at: number;
  answer_by: number;
  answered_by: PartnerChangeView['answered_by'];
  answered_at: number | null;
  /** When the date is over, or the partner is to be asked; null once nothing is to be done. */
  next_at: number | null;
  attempts: ColumnType<number, number | undefined, number>;
}
export type PartnerChangeRow = Selectable<PartnerChangeTable>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    partner_changes: PartnerChangeTable;
    /** Orders whose partner is asked whether it has changed them, and when. */
    order_watches: { ref_number: string; look_at: number; looks: ColumnType<number, number | undefined, number> };
  }
}

/** The newest change of an order that its customer sees. */
export async function readShownChange(db: Db | Tx, ref: string): Promise<PartnerChangeRow | undefined> {
  return db
    .selectFrom('partner_changes')
    .selectAll()
    .where('ref_number', '=', ref)
    .where('state', 'in', ['open', 'accepting', 'accepted', 'refunded'])
    .orderBy('arrived_at', 'desc')
    .executeTakeFirst();
}

/** Has the partner of an order asked at an instant whether it has changed it. */
export async function watchOrder(db: Db | Tx, ref_number: string, at: number): Promise<void> {
  await db
    .insertInto('order_watches')
    .values({ ref_number, look_at: at })
    .onConflict((known) => known.column('ref_number').doUpdateSet({ look_at: at }))
    .execute();
}
