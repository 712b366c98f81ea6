import type { Locale } from '@aylal/domain/language';

/** The same query with the language in its key, for answers that carry translated names. */
export function inLanguage<Q extends { readonly queryKey: readonly unknown[] }>(query: Q, locale: Locale): Q {
  return { ...query, queryKey: [...query.queryKey, locale] };
}
