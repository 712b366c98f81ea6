import { openDocuments } from '../../commerce/orders/sealed-travellers.ts';
import type { OrderRow } from '../../commerce/orders/order-row.ts';
import type { Vault } from '../../platform/vault.ts';

type WordedOrder = Pick<OrderRow, 'ref_number' | 'contact' | 'travellers' | 'confirmation'>;

/** Words that a search looks at, at most; more of them find nothing else. */
const WORDS_AT_MOST = 6;

/** Everything that an order is found by, each word once: names, the contact's address and phone, documents, tickets and the supplier's number. */
export function wordsOfOrder(vault: Vault, order: WordedOrder): readonly string[] {
  const { contact, travellers, confirmation } = order;
  const phone = contact.contact_phone.replaceAll(/\s/g, '');
  const texts = [
    contact.contact_name,
    contact.contact_email,
    phone,
    phone === '' ? '' : `${contact.contact_dial_code}${phone}`,
    confirmation ?? '',
    ...travellers.flatMap(({ surname, given_name, ticket_number }) => [surname, given_name, ticket_number ?? '']),
    ...openDocuments(vault, order).map((document) => document.replaceAll(/\s/g, '')),
  ];
  return [...new Set(texts.flatMap(wordsIn))];
}

/** The words of what was typed. A name with a hyphen is found whole and by each of its parts. */
export function wordsIn(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .map(plain)
    .filter((word) => word.length > 1)
    .flatMap((word) =>
      /^[^\d@]+-/.test(word) ? [word, ...word.split('-').filter((part) => part.length > 1)] : [word],
    );
}

/** What a search asks for: every word whole, as it was typed, and numbers together whose digits were typed apart. */
export function searchWords(text: string): readonly string[] {
  const isNumber = /^\+?[\d\s()-]{6,}$/.test(text.trim());
  const words = (isNumber ? [text.replaceAll(/\s/g, '')] : text.split(/\s+/)).map(plain);
  return [...new Set(words.filter((word) => word.length > 1))].slice(0, WORDS_AT_MOST);
}

/** Small letters, without what numbers are written with. */
function plain(word: string): string {
  const small = word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[,;:"]/g, '');
  return /\d/.test(small) && !small.includes('@') ? small.replaceAll(/[^\p{L}\p{N}]/gu, '') : small;
}

/** The keyed hash by which a word is in the index. */
export function hashOfWord(vault: Pick<Vault, 'fingerprint'>, word: string): string {
  return vault.fingerprint('order-word', word);
}

/** The hashes under which a word may stand while the key changes. */
export function hashesOfWord(vault: Pick<Vault, 'fingerprints'>, word: string): readonly string[] {
  return vault.fingerprints('order-word', word);
}
