import { localDate } from '@aylal/domain/calendar';
import { hotelsRoutes } from '@aylal/routes';
import type { HotelListQuery } from '@aylal/contracts/hotels';

/** A search that is in the tests' calendar: three nights in Ulaanbaatar for two. */
export const search: HotelListQuery = {
  text: 'ULN',
  check_in: localDate('2026-12-18'),
  check_out: localDate('2026-12-21'),
  rooms: 1,
  adults: 2,
  children: 0,
  child_age_details: '',
  nationality: 'MN',
  page: 1,
};

/** The address of a hotel for that stay. */
export function buildStayAddress(overrides: Record<string, unknown> = {}): string {
  const { text: _, page: _page, ...stay } = search;
  return hotelsRoutes.view.to({ code: 'ULN-0001', name: 'tenger-plaza' }, { ...stay, ...overrides });
}

/** The address of its list. */
export function buildListAddress(overrides: Record<string, unknown> = {}): string {
  return hotelsRoutes.list.to({}, { ...search, ...overrides });
}

/** The address of its map. */
export function buildMapAddress(overrides: Record<string, unknown> = {}): string {
  return hotelsRoutes.map.to({}, { ...search, ...overrides });
}
