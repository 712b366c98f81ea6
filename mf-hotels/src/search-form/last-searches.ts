import type { HotelListQuery } from '@aylal/contracts';
import { hotelsRoutes } from '@aylal/routes';
import { readListAddress } from '../domain/list-address.ts';

/** PERSIST-01. */
const key = 'lastHotelSearch';
const kept = 5;
/** A browser tells the other tabs only. */
const ownChange = 'aylal:last-hotel-search';
const changes = ['storage', ownChange] as const;

/** The searches of this device that can still be searched, newest first, out of what it keeps. Anything unreadable counts as empty (GAP-84, WEB-6). */
export function lastSearches(now: Date, text = keptText()): HotelListQuery[] {
  return addressesIn(text).flatMap((address) => {
    const read = readListAddress(new URLSearchParams(address), now);
    return read.ok ? [read.query] : [];
  });
}

/** What the device keeps, as it stands there; empty when its storage is blocked (WEB-6). */
export function keptText(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Tells of every change of what the device keeps, by this page or by another tab, until it is given up. */
export function watchKept(listen: () => void): () => void {
  for (const event of changes) addEventListener(event, listen);
  return () => {
    for (const event of changes) removeEventListener(event, listen);
  };
}

/** Puts a search in front; one that was there before moves. */
export function rememberSearch(query: HotelListQuery): void {
  const address = addressOf(query);
  store([address, ...addressesIn(keptText()).filter((other) => other !== address)].slice(0, kept));
}

/** Takes a search away. */
export function forgetSearch(query: HotelListQuery): void {
  const address = addressOf(query);
  store(addressesIn(keptText()).filter((other) => other !== address));
}

function addressOf(query: HotelListQuery): string {
  return hotelsRoutes.list.to({}, query).split('?')[1] ?? '';
}

function addressesIn(text: string): string[] {
  try {
    const read: unknown = JSON.parse(text === '' ? '[]' : text);
    return Array.isArray(read) ? read.filter((one): one is string => typeof one === 'string').slice(0, kept) : [];
  } catch {
    // Rubbish.
    return [];
  }
}

function store(addresses: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(addresses));
    dispatchEvent(new Event(ownChange));
  } catch {
    // Blocked or full: the search itself goes on.
  }
}
