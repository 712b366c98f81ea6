import type { ListedPassenger } from '@aylal/contracts/account';

/** The list with what was saved: at the end when it is new, in its place when it was there (ACCT-04). */
export function withPassenger(list: readonly ListedPassenger[], saved: ListedPassenger): ListedPassenger[] {
  return list.some(({ id }) => id === saved.id)
    ? list.map((one) => (one.id === saved.id ? saved : one))
    : [...list, saved];
}

/** The list without the one that is deleted (ACCT-04). */
export function withoutPassenger(list: readonly ListedPassenger[], id: string): ListedPassenger[] {
  return list.filter((one) => one.id !== id);
}

/** By name, as the language sorts, so that a change moves nobody else. */
export function byName(list: readonly ListedPassenger[], locale: string): ListedPassenger[] {
  const { compare } = new Intl.Collator(locale);
  return list.toSorted((a, b) => compare(a.first_name, b.first_name) || compare(a.last_name, b.last_name));
}
