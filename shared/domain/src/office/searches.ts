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

/**
 * What an answer counts as; null where it is no search, or was refused for what was asked. An empty list of flights while carriers are still asked is not empty yet: it counts as found,
 * as what comes late is not looked at.
 */
export function searchOutcomeOf(
  operation: string,
  { status_code, result, asked }: { readonly status_code: number; readonly result?: unknown; readonly asked?: unknown },
): { readonly product: SearchedProduct; readonly outcome: SearchOutcome } | null {
  if (!isSearch(operation)) return null;
  const product = searchedProducts[operation];
  if (status_code >= 500) return { product, outcome: 'failed' };
  if (status_code !== 200) return null;
  const list = listIn(result);
  return { product, outcome: list.length === 0 && asked === undefined ? 'empty' : 'found' };
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
