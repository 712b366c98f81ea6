import type { ColumnType, Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/**
 * What we have at the airlines, by the offer that it was made of (the `key` of an order's offer). Instants are milliseconds of the provider's clock.
 * `asked`: maybe held, the answer is lost; `held`: to be paid; `paying`: a payment was sent; `done`: nothing is to be done about it any more.
 */
export interface AirlineOrderTable {
  offer: string;
  /** Who books what: the same for a booking that is sent again. */
  booker: string;
  quote_ref: string;
  /** The airline's side; null until the airline has answered. */
  airline_order: string | null;
  /** The change of that order which this offer is for; null for an offer of its own. */
  change: string | null;
  /** The API's ids of the travellers, in the order of ours. */
  passengers: ColumnType<readonly string[], string, string>;
  /** The most that we pay for it, in decimals of the currency. */
  amount: string;
  currency: string;
  state: 'asked' | 'held' | 'paying' | 'done';
  created_at: number;
  /** When to look whether anybody still wants it. */
  check_at: number | null;
  attempts: number;
}
export type AirlineOrderRow = Selectable<AirlineOrderTable>;

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    airline_orders: AirlineOrderTable;
  }
}

export function findAirlineOrder(db: Db, offer: string): Promise<AirlineOrderRow | undefined> {
  return db.selectFrom('airline_orders').selectAll().where('offer', '=', offer).executeTakeFirst();
}

/** Writes down that an offer is about to be asked for. The row that is there already when somebody was first. */
export async function beginAirlineOrder(db: Db, row: AirlineOrderRow): Promise<AirlineOrderRow> {
  const values = { ...row, passengers: JSON.stringify(row.passengers) };
  await db
    .insertInto('airline_orders')
    .values(values)
    .onConflict((known) => known.doNothing())
    .execute();
  return db.selectFrom('airline_orders').selectAll().where('offer', '=', row.offer).executeTakeFirstOrThrow();
}

export async function updateAirlineOrder(
  db: Db,
  offer: string,
  values: Partial<Pick<AirlineOrderRow, 'airline_order' | 'quote_ref' | 'state' | 'check_at' | 'amount' | 'currency'>>,
): Promise<void> {
  await db.updateTable('airline_orders').set(values).where('offer', '=', offer).execute();
}

/** Forgets an offer that its airline surely did not take: it may be asked for again. */
export async function forgetAirlineOrder(db: Db, offer: string): Promise<void> {
  await db.deleteFrom('airline_orders').where('offer', '=', offer).execute();
}
