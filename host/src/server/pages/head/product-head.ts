import type { Hotel } from '@aylal/contracts/hotels';
import type { Transport } from '@aylal/contracts/transports';
import type { Trip } from '@aylal/contracts/trips';
import type { MatchedPage } from '../match-page.ts';
import type { ProductCache, Answered } from '../../content/product-cache.ts';
import { missingHead, type HeadOrder } from './find-page.ts';
import { headLabels } from './head-labels.ts';
import type { FoundPage, PageHead } from './page-head.ts';
import { shorten } from './shorten.ts';
import { breadcrumb, carThing, hotelThing, tripThing } from './structured-data.ts';

/** What is said of one thing: its name, a text about it, and itself as schema.org knows it. */
interface Named {
  readonly name: string;
  readonly text: string;
  readonly thing: object;
}

/**
 * How the page of one hotel, trip or car answers: called by its name and told to search engines; 404 with the head of a missing page where there is no such
 * thing. With the head `general` where the page shows something else, or the thing is not available for now.
 */
export async function productPage(
  page: Pick<MatchedPage, 'route' | 'params'>,
  general: PageHead,
  order: Pick<HeadOrder, 'locale' | 'publicUrl'>,
  facts: ProductCache,
): Promise<FoundPage> {
  const { locale, publicUrl } = order;
  const at = (path: string) => `${publicUrl}/${locale}${path}`;
  const named = await readNamed(page, locale, at(general.canonical), facts);
  if (named === null) return { status: 404, head: missingHead({ path: general.canonical, locale }) };
  if (!named) return { status: 200, head: general };
  const { brand } = headLabels[locale];
  const [above = ''] = /^\/[^/]+/.exec(general.canonical) ?? [];
  const steps = [
    { name: brand, path: '' },
    { name: general.title.replace(` · ${brand}`, ''), path: above },
    { name: named.name, path: general.canonical },
  ];
  const head = {
    ...general,
    title: `${named.name} · ${brand}`,
    description: shorten(named.text) || general.description,
    things: [breadcrumb(steps, at), named.thing],
  };
  return { status: 200, head };
}

async function readNamed(
  { route: { pattern }, params }: Pick<MatchedPage, 'route' | 'params'>,
  locale: HeadOrder['locale'],
  address: string,
  facts: ProductCache,
): Promise<Answered<Named>> {
  const { code = '', slug = '', id = '' } = params;
  if (pattern === '/hotels/view/:code/:name') return ofHotel(await facts.hotel(code, locale), address);
  if (pattern === '/trip/:slug') return ofTrip(await facts.trip(slug, locale), address);
  if (pattern === '/transports/:id') return ofCar(await facts.transport(id, locale), address);
  return undefined;
}

function ofHotel(hotel: Answered<Hotel>, address: string): Answered<Named> {
  if (!hotel) return hotel;
  const text = `${hotel.address}. ${hotel.description}`;
  return { name: hotel.name, text, thing: hotelThing(hotel, address) };
}

function ofTrip(trip: Answered<Trip>, address: string): Answered<Named> {
  return trip && { name: trip.title, text: trip.lead, thing: tripThing(trip, address) };
}

function ofCar(car: Answered<Transport>, address: string): Answered<Named> {
  return car && { name: car.title, text: car.lead, thing: carThing(car, address) };
}
