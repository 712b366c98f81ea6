import type { TransportKind } from '@aylal/domain/transports';
import { transportRoutes } from '@aylal/routes';

/** What the list of cars is narrowed by. */
export interface TransportChoice {
  readonly text: string;
  readonly page: number;
  readonly kind?: TransportKind;
}

/** The choice that an address carries; what cannot be read is not chosen. */
export function readTransportChoice(search: URLSearchParams): TransportChoice {
  const { text, kind, page } = transportRoutes.list.readSearch(search) ?? { text: '', page: 1 };
  return { text: text.trim(), page, ...(kind && { kind }) };
}

/** The address of another choice: it begins at the first page again, unless a page is what was chosen. */
export function transportsAddress(choice: TransportChoice, change: { kind?: TransportKind | ''; page?: number }) {
  const { text, kind } = { ...choice, ...change };
  const { page = 1 } = change;
  const search = new URLSearchParams({
    ...(text && { text }),
    ...(kind && { kind }),
    ...(page > 1 && { page: `${page}` }),
  });
  return search.size > 0 ? `${transportRoutes.list.pattern}?${search}` : transportRoutes.list.pattern;
}
