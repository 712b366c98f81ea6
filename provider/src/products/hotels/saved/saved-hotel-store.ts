import type { Money } from '@aylal/domain/money';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

interface SavedHotelTable {
  id: string;
  user_id: string;
  tapa_code: string;
  price: Money | null;
  saved_at: number;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    saved_hotels: SavedHotelTable;
  }
}

export type SavedHotelRow = Selectable<SavedHotelTable>;
const MOST = 100;

/** Keeps a hotel; one that is kept already stays as it was. `isNew` tells which. */
export async function keepSavedHotel(
  db: Db,
  row: SavedHotelRow,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const added = await db
    .insertInto('saved_hotels')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'tapa_code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { id: added.id, isNew: true };
  const { id } = await db
    .selectFrom('saved_hotels')
    .select('id')
    .where('user_id', '=', row.user_id)
    .where('tapa_code', '=', row.tapa_code)
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

/** Saved last first. */
export async function listSavedHotelsOf(db: Db | Tx, userId: string): Promise<readonly SavedHotelRow[]> {
  return db
    .selectFrom('saved_hotels')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
}

/** False when there is none of theirs. */
export async function dropSavedHotel(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('saved_hotels')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
