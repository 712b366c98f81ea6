/** What the list of orders tells apart, in the order in which its filter offers them. */
export const listedProducts = [
  'flight',
  'hotel',
  'bus',
  'train',
  'trip',
  'transport',
  'esim',
  'insurance',
  'top-up',
  'lottery',
] as const;
export type ListedProduct = (typeof listedProducts)[number];

/** How orders stand, as a customer sorts them: waits for money, is being made, is there, ended before anything was made, is or was refunded. */
export const orderStates = ['unpaid', 'under-way', 'done', 'ended', 'refund'] as const;
export type OrderState = (typeof orderStates)[number];

const statuses = {
  unpaid: [1],
  'under-way': [2, 3],
  done: [4, 7],
  ended: [5, 6],
  refund: [8, 9, 10],
} as const satisfies Record<OrderState, readonly number[]>;

/** The statuses (GAP-75) that make up a state; every status belongs to one. */
export function statusesOf(state: OrderState): readonly (typeof statuses)[OrderState][number][] {
  return statuses[state];
}

/** The longest text that orders are searched by. */
export const orderSearchLength = 60;

/** A place in the list as the provider hands it out: an instant and a number. */
export const orderPlacePattern = /^\d{1,15}-[A-Z0-9][A-Z0-9-]{3,39}$/;

const mostTerms = 6;

/** The words that a search asks for, each in lower case and once; an order is found by all of them. At most six count. */
export function searchTerms(text: string): readonly string[] {
  const terms = text.toLowerCase().split(/\s+/);
  return [...new Set(terms.filter((word) => word !== ''))].slice(0, mostTerms);
}
