/** What a search came to: something to choose, nothing, or no answer that says. */
export type SearchOutcome = 'found' | 'empty' | 'failed';

/** The first search of each product, by the name of its operation. What has none, such as lottery tickets, is not counted. */
export const searchedProducts = {
  'search-flight-offers': 'flight',
  'list-hotels': 'hotel',
  'get-bus-schedule': 'bus',
  'search-trains': 'train',
  'search-trips': 'trip',
  'list-transports': 'transport',
  'search-esims': 'esim',
  'list-insurance': 'insurance',
} as const;

/** A product that customers search for. */
export type SearchedProduct = (typeof searchedProducts)[keyof typeof searchedProducts];

/** An answer to a search; `asked` is there while a carrier of flights has not answered whole. */
export interface SearchAnswer {
  readonly status_code: number;
  readonly result?: unknown;
  readonly asked?: unknown;
}

/**
 * What an answer counts as; null where it is no search, or was refused for what was asked. An empty list of flights while a carrier has not answered is no answer that says, until a later
 * part does (`lateOutcomeOf`).
 */
export function searchOutcomeOf(
  operation: string,
  { status_code, result, asked }: SearchAnswer,
): { readonly product: SearchedProduct; readonly outcome: SearchOutcome } | null {
  if (!isSearch(operation)) return null;
  const product = searchedProducts[operation];
  if (status_code >= 500) return { product, outcome: 'failed' };
  if (status_code !== 200) return null;
  const list = listIn(result);
  if (list.length > 0) return { product, outcome: 'found' };
  return { product, outcome: asked === undefined ? 'empty' : 'failed' };
}

/** The operation by which later parts of a search of flights come. */
export const lateSearch = 'list-late-offers';

/** What a later part makes of a search that had nothing to choose so far; null while a carrier has still not answered. */
export function lateOutcomeOf({ status_code, result, asked }: SearchAnswer): 'found' | 'empty' | null {
  if (status_code !== 200) return null;
  if (listIn(result).length > 0) return 'found';
  return asked === undefined ? 'empty' : null;
}

function isSearch(operation: string): operation is keyof typeof searchedProducts {
  return Object.hasOwn(searchedProducts, operation);
}

/** The list of goods, where it is the answer or, of hotels, a member of it. */
function listIn(result: unknown): readonly unknown[] {
  if (Array.isArray(result)) return result;
  const { hotels = [] } = (result ?? {}) as { readonly hotels?: readonly unknown[] };
  return hotels;
}
