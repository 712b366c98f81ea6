import type { Trip, TripListed } from '@aylal/contracts/trips';
import { locales } from '@aylal/domain/language';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';

describe('Trips', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
    // The sandbox's operator is reached over the wire.
    await provider.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => provider.deps.faults.clear());
  afterAll(async () => {
    await provider.close();
  });

  async function get<R>(path: string, language = 'en') {
    const answer = await provider.app.inject({ url: `/api/travel/${path}`, headers: { 'accept-language': language } });
    return { status: answer.statusCode, ...answer.json<{ result: R; count: number }>() };
  }
  const search = (query = '', language?: string) => get<TripListed[]>(`search/${query}`, language);
  const slugs = async (query: string, language?: string) =>
    (await search(query, language)).result.map(({ slug }) => slug);

  it('[API-51] [CALL-66] are listed with what they cost and when they leave, the next one first', async () => {
    const { result, count } = await search();
    expect(count).toBe(result.length);
    expect(count).toBeGreaterThan(10);
    const dates = result.map(({ next_date }) => next_date ?? '9999');
    expect(dates).toEqual(dates.toSorted());
    const gobi = result.find(({ slug }) => slug === 'gobi-7-days');
    expect(gobi).toMatchObject({ title: 'The Gobi in 7 days', days: 7, kind: 'tour', price: 2_480_000 });
    expect((await search('?page=9')).result).toEqual([]);
  });

  it.each([
    ['?text=khuvsgul', ['khuvsgul-5-days', 'khuvsgul-ice-4-days']],
    ['?text=хөвсгөл', ['khuvsgul-5-days', 'khuvsgul-ice-4-days']],
    ['?text=ховсгол', ['khuvsgul-5-days', 'khuvsgul-ice-4-days']],
    ['?text=東京', ['tokyo-fuji-6-days']],
    ['?text=ulgii', ['altai-eagle-festival', 'altai-tavan-bogd-8-days']],
    ['?text=atlantis', []],
    ['?text=!!!', []],
    ['?kind=day', ['terelj-day']],
    ['?kind=package&length=middle', ['seoul-5-days', 'tokyo-fuji-6-days']],
    ['?month=2027-07&text=naadam', ['naadam-4-days']],
    ['?month=2027-01&text=naadam', []],
  ])('[CALL-66] are found by %s', async (query, found) => {
    expect((await slugs(encodeURI(query))).toSorted()).toEqual(found.toSorted());
  });

  it('say who runs them, how hard they are, what to bring, and where each place lies, in every language', async () => {
    for (const slug of await slugs(''))
      for (const language of locales) {
        const { result } = await get<Trip>(`detail/${slug}/`, language);
        expect(result.operator).not.toBe('');
        expect(result.packing.length).toBeGreaterThan(2);
        expect(result.stops.map(({ day }) => day)).toEqual(
          result.stops.map(({ day }) => day).toSorted((a, b) => a - b),
        );
        expect(result.stops.every(({ day }) => day <= result.days)).toBe(true);
        for (const place of result.route) expect(result.stops.map(({ name }) => name)).toContain(place);
      }
    expect((await get<Trip>('detail/altai-tavan-bogd-8-days/')).result.level).toBe('demanding');
    expect((await get<Trip>('detail/khuvsgul-ice-4-days/')).result.packing[0]).toContain('down jacket');
  });

  it('[API-51] refuse what cannot be asked, at its field', async () => {
    expect(await search('?kind=cruise&month=2027-13')).toMatchObject({
      status: 400,
      result: { fields: { kind: 'validation_invalid', month: 'validation_invalid' } },
    });
  });

  it('[NEED-19] are listed with programme, dates and terms, in every language in its own words', async () => {
    const { result } = await get<Trip>('detail/gobi-7-days/');
    expect(result).toMatchObject({ min_group: 4, max_group: 12, child_below: 12 });
    expect(result.route[0]).toBe('Baga Gazryn Chuluu');
    expect(result.programme).toHaveLength(7);
    expect(result.programme[6]).toMatchObject({ title: 'Ongi Monastery – Ulaanbaatar', stay: '' });
    expect(result.programme.every(({ text }) => text.endsWith('.'))).toBe(true);
    // Where one has not been yet, a day says something of the place beside what is done there.
    expect(result.programme[3]?.text).toBe(
      'Up the dunes for the sunset. The dunes are up to 300 m high, and they sing when the sand slides.',
    );
    expect(result.terms[0]).toEqual({ days_before: 30, percent: 10 });
    const [first] = result.departures;
    expect(first).toMatchObject({ date: '2026-09-05', end_date: '2026-09-11', single_supplement: 420_000 });
    const titles = await Promise.all(
      locales.map(async (locale) => (await get<Trip>('detail/altai-eagle-festival/', locale)).result.title),
    );
    expect(new Set(titles).size).toBe(locales.length);
  });

  it('[NEED-19] are missing where nobody offers them', async () => {
    expect((await get('detail/moon-3-days/')).status).toBe(404);
    expect((await get('detail/Moon_3/')).status).toBe(404);
  });

  it('do not show a date that is over, even while the operator is silent', async () => {
    const before = (await get<Trip>('detail/terelj-day/')).result.departures[0]?.date;
    provider.deps.faults.add({ id: 'down', operation: 'trip', kind: 'fail', status: 400 });
    provider.clock.advance(3 * 86_400_000);
    const after = (await get<Trip>('detail/terelj-day/')).result.departures[0]?.date;
    expect([before, after]).toEqual(['2026-09-03', '2026-09-05']);
  });

  it('have a picture of the land of each day', async () => {
    const landsOf = async (trip: string) =>
      (await get<Trip>(`detail/${trip}/`)).result.programme.map(({ picture }) => picture);
    const pictures = await landsOf('khuvsgul-5-days');
    expect(pictures.map((picture) => picture.split('/')[3])).toEqual(['forest', 'lake', 'lake', 'lake', 'forest']);
    for (const picture of await landsOf('khuvsgul-ice-4-days')) expect(picture).toMatch(/\/ice\//);
    expect(new Set(pictures).size).toBe(pictures.length);
    const answers = await Promise.all(pictures.map((url) => provider.app.inject({ url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  });

  it('have a picture that is always the same', async () => {
    const { picture } = (await get<Trip>('detail/gobi-7-days/')).result;
    const [one, two] = await Promise.all([1, 2].map(() => provider.app.inject({ url: picture })));
    expect(one?.headers['content-type']).toContain('image/svg+xml');
    expect(one?.body).toBe(two?.body);
    expect((await provider.app.inject({ url: '/pictures/trips/moon/1.svg' })).statusCode).toBe(404);
  });
});
