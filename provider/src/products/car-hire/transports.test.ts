import type { Transport, TransportListed } from '@aylal/contracts/transports';
import { locales } from '@aylal/domain/language';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';

describe('Cars with drivers', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
    // The sandbox's operator is reached over the wire.
    await provider.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await provider.close();
  });

  async function get<R>(path: string, language = 'en') {
    const answer = await provider.app.inject({
      url: `/api/transport/${path}`,
      headers: { 'accept-language': language },
    });
    return { status: answer.statusCode, ...answer.json<{ result: R; count: number }>() };
  }
  const ids = async (query: string) =>
    (await get<TransportListed[]>(`list/${encodeURI(query)}`)).result.map(({ id }) => id);

  it('[NEED-20] [GAP-71.3] are listed in pages with title, price and picture, ways before hires', async () => {
    const first = await get<TransportListed[]>('list/');
    const second = await get<TransportListed[]>('list/?page=2');
    expect(first.result).toHaveLength(12);
    expect(first.count).toBe(12 + second.result.length);
    expect(first.result[0]).toMatchObject({
      id: 'airport-prius',
      title: 'Chinggis Khaan Airport – Ulaanbaatar · Toyota Prius',
      price: 95_000,
      kind: 'transfer',
    });
    expect((await get<TransportListed[]>('list/?page=9')).result).toEqual([]);
  });

  it.each([
    ['?text=хөвсгөл', ['khuvsgul-landcruiser']],
    ['?text=khuvsgul', ['khuvsgul-landcruiser']],
    ['?text=фургон', ['khustai-furgon', 'gobi-furgon']],
    ['?text=機場', []],
    ['?text=terelj&kind=transfer', ['terelj-way-starex']],
  ])('[NEED-20] are found by %s', async (query, found) => {
    expect((await ids(query)).toSorted()).toEqual(found.toSorted());
  });

  it('[ROUTE-38] are listed with driver, waiting, terms and taken days, in every language in its own words', async () => {
    const { result } = await get<Transport>('detail/gobi-furgon/');
    expect(result).toMatchObject({ min_days: 6, max_days: 14, free_waiting_minutes: 30, languages: ['mn', 'en'] });
    expect(result.terms[0]).toEqual({ days_before: 7, percent: 20 });
    expect(result.taken).toEqual(result.taken.toSorted());
    const titles = await Promise.all(
      locales.map(async (locale) => (await get<Transport>('detail/gobi-furgon/', locale)).result.title),
    );
    expect(new Set(titles).size).toBe(locales.length);
    expect((await get('detail/moon-rover/')).status).toBe(404);
  });

  it('have a picture that is always the same', async () => {
    const { picture } = (await get<Transport>('detail/airport-prius/')).result;
    const [one, two] = await Promise.all([1, 2].map(() => provider.app.inject({ url: picture })));
    expect(one?.headers['content-type']).toContain('image/svg+xml');
    expect(one?.body).toBe(two?.body);
    expect((await provider.app.inject({ url: '/pictures/transports/rocket/sea/1.svg' })).statusCode).toBe(404);
  });
});
