import { addDays, homeDate, type LocalDate } from '@aylal/domain/calendar';
import { call } from './customer.ts';
import type { ProviderProcess } from './start-provider-process.ts';
import { timedReads, type TimedRead } from './timed-reads.ts';

/** A read of a product, and within how many milliseconds 95 of 100 have to be answered. */
export interface ProductRead extends TimedRead {
  readonly most: number;
}

const READS = 300;
/** Of a country: what a search of it looks through. */
const LEAST_HOTELS = 2_000;
const sorts = ['price', '-price', 'star_rating', '-star_rating'];
const choices = [
  { stars: '3,4,5', fac: 'wifi,breakfast' },
  { rating: '8', max_price: '900000' },
  { stars: '4', min_price: '100000' },
  { fac: 'parking' },
];
const buses = ['101-201', '101-202', '101-208', '102-301', '101-207', '102-302'];

interface Found {
  readonly result: readonly { readonly slug: string }[];
}

/** What somebody reads who looks for a stay, a bus, an eSIM or a cover; no two searches one after the other are alike. */
export async function productReads({ url }: Pick<ProviderProcess, 'url'>): Promise<ProductRead[]> {
  const today = homeDate(new Date());
  const slugs = async (path: string) => (await call<Found>(url, path)).result.map(({ slug }) => slug);
  const esims = await slugs('/api/home/esim/search?search_type=all');
  const covers = await slugs('/api/insurance/list/?text=');
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
  const listed = (path: (index: number) => string) => async (index: number) =>
    Array.isArray((await call<{ result: unknown }>(url, path(index))).result);
  const readAt = (path: (index: number) => string) => async (index: number) =>
    Boolean((await call<{ result: unknown }>(url, path(index))).result);
  const reads = [
    {
      name: `a list of ${LEAST_HOTELS} hotels with filters`,
      most: 150,
      read: (index: number) => hotels(url, today, index),
    },
    {
      name: 'the buses of a day',
      most: 50,
      read: listed((index) => `/api/bus/schedule/${at(buses, index)}-${addDays(today, 1 + (index % 50))}`),
    },
    {
      name: 'eSIMs',
      most: 50,
      read: listed((index) => `/api/home/esim/search?search_type=${at(['all', 'data'], index)}`),
    },
    { name: 'one eSIM', most: 50, read: readAt((index) => `/api/esim/detail?slug=${at(esims, index)}`) },
    {
      name: 'covers',
      most: 50,
      read: listed((index) => `/api/insurance/list/?text=${at(['', 'jap', 'korea'], index)}`),
    },
    { name: 'one cover', most: 50, read: readAt((index) => `/api/insurance/detail/${at(covers, index)}`) },
  ];
  const measured: ProductRead[] = [];
  for (const { name, most, read } of reads) measured.push({ ...(await timedReads(name, READS, read)), most });
  return measured;
}

/** Another stay, choice, order and page each time. */
async function hotels(url: string, today: LocalDate, index: number): Promise<boolean> {
  const from = addDays(today, 7 + (index % 80));
  const query = new URLSearchParams({
    text: 'MN',
    check_in: from,
    check_out: addDays(from, 1 + (index % 5)),
    adults: String(1 + (index % 3)),
    sort: sorts[index % sorts.length] ?? 'price',
    page: String(1 + (index % 4)),
    ...choices[index % choices.length],
  });
  const { result } = await call<{ result: { total: number } }>(url, `/api/hotel/list/?${query}`);
  return result.total >= LEAST_HOTELS;
}
