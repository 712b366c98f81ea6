import * as v from 'valibot';
import { flightSearchQuery, type FlightSearchQuery } from '@aylal/contracts/flights';

/** What asks on about a search (NEED-40): the search itself and when it was asked, so that an instance that has never heard of it can go on. `seen` is how many offers have been sent. */
export interface SearchToken {
  readonly id: string;
  readonly seen: number;
  /** Milliseconds, a whole second. */
  readonly issuedAt: number;
  readonly query: FlightSearchQuery;
}

const SECOND_MS = 1000;

export function writeToken({ id, seen, issuedAt, query }: SearchToken): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) words.set(name, String(value));
  const text = words.toString();
  return [id, seen, (issuedAt / SECOND_MS).toString(36), Buffer.from(text).toString('base64url')].join('.');
}

/** Undefined for what `writeToken` does not write. A made-up one is a search like any other. */
export function readToken(token: string): SearchToken | undefined {
  const [, id, seen, second, text] = /^([0-9a-f-]{36})\.(\d{1,3})\.([0-9a-z]{1,8})\.([\w-]+)$/.exec(token) ?? [];
  if (id === undefined || text === undefined) return undefined;
  const words = new URLSearchParams(Buffer.from(text, 'base64url').toString());
  const query = v.safeParse(flightSearchQuery, Object.fromEntries(words));
  if (!query.success) return undefined;
  return { id, seen: Number(seen), issuedAt: Number.parseInt(second ?? '', 36) * SECOND_MS, query: query.output };
}
