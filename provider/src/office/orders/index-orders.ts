import type { Db, Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { hashOfWord, wordsOfOrder } from './order-words.ts';
import './order-office-tables.ts';

/** Few enough that a booking never waits long for one that is being indexed. */
const AT_ONCE = 50;

/** Writes the words of orders that are new or have changed, until none is left. Safe to run in parallel. */
export async function indexOrders({ db, vault }: Pick<Deps, 'db' | 'vault'>): Promise<void> {
  let count: number;
  do count = await db.transaction().execute((tx) => indexSome(tx, vault));
  while (count === AT_ONCE);
}

async function indexSome(tx: Tx, vault: Deps['vault']): Promise<number> {
  const due = await tx
    .selectFrom('order_words_due')
    .select('ref_number')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return 0;
  const refs = due.map(({ ref_number }) => ref_number);
  const orders = await tx
    .selectFrom('orders')
    .select(['ref_number', 'contact', 'travellers', 'confirmation'])
    .where('ref_number', 'in', refs)
    .execute();
  const words = orders.flatMap((order) =>
    wordsOfOrder(vault, order).map((word) => ({ ref_number: order.ref_number, word: hashOfWord(vault, word) })),
  );
  await tx.deleteFrom('order_words').where('ref_number', 'in', refs).execute();
  if (words.length > 0) await tx.insertInto('order_words').values(words).execute();
  await tx.deleteFrom('order_words_due').where('ref_number', 'in', refs).execute();
  return due.length;
}

/** Has the words of every order written again, because the key of their hashes has changed. */
export async function indexAllAgain(db: Db): Promise<void> {
  await db
    .insertInto('order_words_due')
    .columns(['ref_number'])
    .expression(db.selectFrom('orders').select('ref_number'))
    .onConflict((known) => known.doNothing())
    .execute();
}
