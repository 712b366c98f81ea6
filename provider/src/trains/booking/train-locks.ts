import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Db, Tx } from '../../database/database.ts';
import { sha256 } from '../../ids.ts';

interface TrainLockTable {
  /** The hash of the word by which its holder knows it. */
  id: string;
  partner_lock: string;
  train: string;
  wagon: number;
  places: string;
  /** Until when it may be booked and paid: milliseconds. */
  expires_at: number;
  /** The order that has it; whoever books it first. */
  ref_number: string | null;
}

declare module '../../database/tables.ts' {
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

/** Keeps a lock under its word. Those that are over for a day are forgotten on the way. */
export async function keepTrainLock(
  db: Db,
  word: string,
  lock: Omit<TrainLockRow, 'id' | 'ref_number'>,
  now: number,
): Promise<void> {
  await db
    .deleteFrom('train_locks')
    .where('ref_number', 'is', null)
    .where('expires_at', '<', now - 86_400_000)
    .execute();
  await db
    .insertInto('train_locks')
    .values({ ...lock, id: sha256(word), places: JSON.stringify(lock.places), ref_number: null })
    .execute();
}

export async function findTrainLock(db: Db | Tx, word: string): Promise<TrainLockRow | undefined> {
  const row = await db.selectFrom('train_locks').selectAll().where('id', '=', sha256(word)).executeTakeFirst();
  return row && readRow(row);
}

/** Forgets a lock that no order has; undefined for any other. */
export async function dropTrainLock(db: Db, word: string): Promise<TrainLockRow | undefined> {
  const row = await db
    .deleteFrom('train_locks')
    .where('id', '=', sha256(word))
    .where('ref_number', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && readRow(row);
}

/** Gives a lock to an order, once: false for one that is over, given back, or has an order. */
export async function giveTrainLock(tx: Tx, word: string, ref_number: string, now: number): Promise<boolean> {
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

function readRow(row: Selectable<TrainLockTable>): TrainLockRow {
  return { ...row, places: v.parse(numbers, JSON.parse(row.places)) };
}
