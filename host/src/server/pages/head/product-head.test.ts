/** @jest-environment node */
import type { Hotel } from '@aylal/contracts/hotels';
import type { Transport } from '@aylal/contracts/transports';
import { trialTrip } from '../../testing/trial-trip.ts';
import type { ProductCache } from '../../content/product-cache.ts';
import { openTrialHost } from '../../testing/trial-host.ts';
import { trialDescriptor, trialSource } from '../../testing/trial-source.ts';
import { productPage } from './product-head.ts';
import { remoteHead } from './remote-head.ts';

const hotel = {
  name: 'Тэнгэр & Од',
  address: 'Төв гудамж 5',
  description: 'Цэлгэр өрөө.',
  location: { lat: 47.9, lon: 106.9 },
  ratings: { score: 8.6, count: 12 },
  picture: '/pictures/hotel.svg',
  star_rating: 4,
} as Hotel;
const car = { title: 'Нисэх буудлаас тосох', lead: 'Жолооч хүлээнэ.', picture: '/p.svg', price: 90_000 } as Transport;
const facts: ProductCache = { hotel: async () => hotel, trip: async () => trialTrip, transport: async () => car };
const silent: ProductCache = {
  hotel: async () => undefined,
  trip: async () => undefined,
  transport: async () => undefined,
};
const nothing: ProductCache = { hotel: async () => null, trip: async () => null, transport: async () => null };
const order = { locale: 'mn', publicUrl: 'https://aylal.example' } as const;

function pageOf(pattern: string, path: string, known = facts) {
  const route = { pattern } as Parameters<typeof productPage>[0]['route'];
  return productPage({ route, params: {} }, remoteHead({ path, locale: 'mn' }, undefined), order, known);
}

describe('The head of the page of one thing', () => {
  it('calls a hotel by its name, describes it, and tells where it stands and how it is rated', async () => {
    const { head } = await pageOf('/hotels/view/:code/:name', '/hotels/view/ULN-0001/x');
    expect(head.title).toBe('Тэнгэр & Од · Аялал');
    expect(head.description).toBe('Төв гудамж 5. Цэлгэр өрөө.');
    expect(head.things).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { item: 'https://aylal.example/mn' },
          { item: 'https://aylal.example/mn/hotels' },
          { name: 'Тэнгэр & Од' },
        ],
      },
      {
        '@type': 'Hotel',
        geo: { latitude: 47.9 },
        starRating: { ratingValue: 4 },
        aggregateRating: { ratingValue: 8.6, bestRating: 10, reviewCount: 12 },
        image: 'https://aylal.example/pictures/hotel.svg',
      },
    ]);
  });

  it('tells what a car with its driver costs', async () => {
    const { head } = await pageOf('/transports/:id', '/transports/airport');
    expect(head.title).toBe('Нисэх буудлаас тосох · Аялал');
    expect(head.things[1]).toMatchObject({ '@type': 'Product', offers: { price: 90_000, priceCurrency: 'MNT' } });
  });

  it('is that of its product while nothing is known of it, and on every other page', async () => {
    const general = { status: 200, head: remoteHead({ path: '/trip/x', locale: 'mn' }, undefined) };
    expect(await pageOf('/trip/:slug', '/trip/x', silent)).toEqual(general);
    expect(await pageOf('/trip/:slug/book', '/trip/x')).toEqual(general);
  });

  it.each([
    ['/hotels/view/:code/:name', '/hotels/view/ULN-9999/x'],
    ['/trip/:slug', '/trip/x'],
    ['/transports/:id', '/transports/x'],
  ])('says of %s that nothing is there, where the provider knows no such thing', async (pattern, path) => {
    expect(await pageOf(pattern, path, nothing)).toMatchObject({
      status: 404,
      head: { title: 'Ийм хуудас алга · Аялал', canonical: path, things: [] },
    });
  });

  it('comes with the first answer of the page, read once for a language; 404 where there is none', async () => {
    const [route] = trialDescriptor.routes;
    if (!route) throw new Error('the trial has a route');
    const trial = await openTrialHost({
      source: trialSource([], { ...trialDescriptor, routes: [{ ...route, pattern: '/trip/:slug', noindex: false }] }),
    });
    const html = await (await trial.get('/en/trip/gobi-7-days')).text();
    await trial.get('/en/trip/gobi-7-days');
    const gone = await trial.get('/en/trip/no-such-trip');
    const goneHtml = await gone.text();
    await trial.close();
    expect(gone.status).toBe(404);
    expect(goneHtml).toContain('<title>No such page · Aylal</title>');
    expect(html).toContain('<title>Gobi, 7 days · Aylal</title>');
    expect(html).toContain('content="Dunes, cliffs &#38; camels."');
    expect(html).toContain('"@type":"TouristTrip"');
    expect(html).toContain('"availability":"https://schema.org/SoldOut"');
    expect(trial.seen.filter(({ url }) => url === '/api/travel/detail/gobi-7-days/')).toHaveLength(1);
  });
});
