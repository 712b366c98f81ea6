import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { daysMs } from '@aylal/domain/calendar';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { sha256 } from '../../../platform/ids.ts';

interface TrainLockTable {
  /** The hash of the word by which its holder knows it. */
  id: string;
  /** Whose it is; null for one of before locks had an owner. */
  user_id: string | null;
  partner_lock: string;
  train: string;
  wagon: number;
  places: string;
  /** Until when it may be booked and paid: milliseconds. */
  expires_at: number;
  /** The order that has it; whoever books it first. */
  ref_number: string | null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    /** Locks of the railway's that we have given out. */
    train_locks: TrainLockTable;
  }
}

/** A lock as it was given out. */
export interface TrainLockRow extends Omit<Selectable<TrainLockTable>, 'places'> {
  readonly places: readonly number[];
}

const numbers = v.array(v.number());

/** Stores a lock under its word; false when its customer has an open one already. Locks that are over for a day are deleted on the way. */
export async function insertTrainLock(
  db: Db,
  word: string,
  lock: Omit<TrainLockRow, 'id' | 'ref_number'>,
  now: number,
): Promise<boolean> {
  await db
    .deleteFrom('train_locks')
    .where('ref_number', 'is', null)
    .where('expires_at', '<', now - daysMs(1))
    .execute();
  const inserted = await db
    .insertInto('train_locks')
    .values({ ...lock, id: sha256(word), places: JSON.stringify(lock.places), ref_number: null })
    .onConflict((conflict) => conflict.column('user_id').where('ref_number', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The lock of a customer that no order has, also one that is over. */
export async function findOpenTrainLock(db: Db, userId: string): Promise<TrainLockRow | undefined> {
  const row = await db
    .selectFrom('train_locks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ref_number', 'is', null)
    .executeTakeFirst();
  return row && readRow(row);
}

export async function findTrainLock(db: Db | Tx, word: string): Promise<TrainLockRow | undefined> {
  const row = await db.selectFrom('train_locks').selectAll().where('id', '=', sha256(word)).executeTakeFirst();
  return row && readRow(row);
}

/** Deletes a lock that no order has, by its hash; undefined for any other. */
export async function deleteTrainLock(db: Db, id: string): Promise<TrainLockRow | undefined> {
  const row = await db
    .deleteFrom('train_locks')
    .where('id', '=', id)
    .where('ref_number', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && readRow(row);
}

/** Gives a lock to an order, once: false for one that is over, released, or has an order. */
export async function assignTrainLock(tx: Tx, word: string, ref_number: string, now: number): Promise<boolean> {
  const given = await tx
    .updateTable('train_locks')
    .set({ ref_number })
    .where('id', '=', sha256(word))
    .where('ref_number', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return given !== undefined;
}

/** The lock that an order was made of, by its hash. */
export async function trainLockOf(
  db: Db | Tx,
  { ref_number }: { readonly ref_number: string },
): Promise<string | undefined> {
  const row = await db.selectFrom('train_locks').select('id').where('ref_number', '=', ref_number).executeTakeFirst();
  return row?.id;
}

function readRow(row: Selectable<TrainLockTable>): TrainLockRow {
  return { ...row, places: v.parse(numbers, JSON.parse(row.places)) };
}
