import type { Db, Tx } from '../database/database.ts';
import type { FlightRefundRow } from './refund-row.ts';

/** Every refund of an order, oldest first. */
export async function readRefunds(db: Db | Tx, ref: string): Promise<readonly FlightRefundRow[]> {
  return db.selectFrom('flight_refunds').selectAll().where('ref_number', '=', ref).orderBy('sent_at').execute();
}
