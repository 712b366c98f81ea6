import type { FlightOffer } from '@aylal/contracts/flights';
import type { SearchPart } from '../carriers/search-parts.ts';

/** A part of a search on the wire. The token names the search and the offers that were sent already. */
export function partAnswer({ offers, seen, carriers }: SearchPart, id: string | undefined, endsAt: number) {
  return {
    result: [...offers] satisfies FlightOffer[],
    expires_at: new Date(endsAt).toISOString(),
    ...(carriers && id ? { asked: { token: `${id}.${seen}`, carriers: [...carriers] } } : {}),
  };
}

/** What a token names; undefined for one that `partAnswer` did not write. */
export function readToken(token: string): { id: string; seen: number } | undefined {
  const [, id, seen] = /^([0-9a-f-]{36})\.(\d{1,3})$/.exec(token) ?? [];
  return id === undefined ? undefined : { id, seen: Number(seen) };
}
