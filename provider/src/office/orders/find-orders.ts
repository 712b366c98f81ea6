import type { FoundOrder } from '@aylal/contracts/office';
import type { Locale } from '@aylal/domain/language';
import { maskName } from '@aylal/domain/office';
import { orderSummary } from '../../commerce/orders/order-view.ts';
import { orderNumbersIn } from '../../commerce/payments/transfer/order-numbers-in.ts';
import type { Deps } from '../../platform/deps.ts';
import { hashesOfWord, searchWords } from './order-words.ts';
import './order-office-tables.ts';

const SHOWN = 50;

/** The newest orders that the text names by their number, or in which every word of it is found. */
export async function findOrders(
  { db, products, vault }: Pick<Deps, 'db' | 'products' | 'vault'>,
  text: string,
  locale: Locale,
): Promise<readonly FoundOrder[]> {
  const { named, bare } = orderNumbersIn(text);
  const numbers = [...named, ...bare];
  const words = searchWords(text);
  if (numbers.length + words.length === 0) return [];
  const found = (word: string) =>
    db.selectFrom('order_words').select('ref_number').where('word', 'in', hashesOfWord(vault, word));
  const rows = await db
    .selectFrom('orders as o')
    .selectAll()
    .where((where) =>
      where.or([
        ...(numbers.length > 0 ? [where('o.ref_number', 'in', numbers)] : []),
        ...(words.length > 0 ? [where.and(words.map((word) => where('o.ref_number', 'in', found(word))))] : []),
      ]),
    )
    .orderBy('o.created_at', 'desc')
    .orderBy('o.ref_number')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => {
    const { ref_number, product, title, status, created_at, total } = orderSummary(products, row, locale);
    const contact = maskName(row.contact.contact_name);
    return { ref_number, product, title, status, contact, total, paid: row.paid, created_at };
  });
}
