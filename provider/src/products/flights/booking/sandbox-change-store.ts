import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { AirlineChange } from './airline-port.ts';

/** What the sandbox's airline has changed of an order by itself: the whole journey as it is then. `order_id` is our number of the order, or the airline's where it is asked over HTTP. */
interface SandboxChangeTable {
  id: string;
  /** In which order they came: several may be made at one instant. */
  place: Generated<number>;
  order_id: string;
  trips: ColumnType<AirlineChange['trips'], string, never>;
  created_at: number;
  action_taken: 'accepted' | 'cancelled' | null;
}
export type SandboxChange = Selectable<SandboxChangeTable>;

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    'sandbox.airline_changes': SandboxChangeTable;
  }
}

/** Changes an order, in place of what was changed before. */
export async function announceChange(
  db: Db,
  { trips, ...change }: Pick<SandboxChange, 'id' | 'order_id' | 'trips' | 'created_at'>,
): Promise<void> {
  await db
    .insertInto('sandbox.airline_changes')
    .values({ ...change, trips: JSON.stringify(trips), action_taken: null })
    .execute();
}

/** Every change of an order, the newest last. */
export function changesOfOrder(db: Db, order: string): Promise<SandboxChange[]> {
  return db.selectFrom('sandbox.airline_changes').selectAll().where('order_id', '=', order).orderBy('place').execute();
}

/** The newest change of an order where nobody has answered it. */
export async function openChange(db: Db, order: string): Promise<SandboxChange | undefined> {
  const newest = (await changesOfOrder(db, order)).at(-1);
  return newest?.action_taken === null ? newest : undefined;
}

/** Accepts a change, once or again; false where a later one has taken its place. */
export async function acceptAnnounced(db: Db, order: string, id: string): Promise<boolean> {
  if ((await changesOfOrder(db, order)).at(-1)?.id !== id) return false;
  await db.updateTable('sandbox.airline_changes').set({ action_taken: 'accepted' }).where('id', '=', id).execute();
  return true;
}
