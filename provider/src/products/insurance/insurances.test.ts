import type { Insurance, InsuranceListed, InsuranceSuggestion } from '@aylal/contracts/insurance';
import { openBookingFixture, type BookingFixture } from '../../testing/booking-fixture.ts';

describe('Travel insurance for everybody', () => {
  let at: BookingFixture;
  beforeAll(async () => {
    at = await openBookingFixture();
  });
  afterEach(() => at.deps.faults.clear());
  afterAll(async () => {
    await at.close();
  });

  async function get(path: string, language = 'en') {
    const answer = await at.app.inject({ url: path, headers: { 'accept-language': language } });
    return { status: answer.statusCode, result: JSON.parse(answer.body).result as unknown };
  }
  const list = async (text: string, language?: string) =>
    ((await get(`/api/insurance/list/?text=${encodeURIComponent(text)}`, language)).result as InsuranceListed[]).map(
      ({ slug }) => slug,
    );
  const suggest = async (text: string, language?: string) =>
    (await get(`/api/flight-suggest/insurance?text=${encodeURIComponent(text)}`, language))
      .result as InsuranceSuggestion[];

  it('says so until the insurer has answered once, and sells from then on', async () => {
    at.deps.faults.add({ id: 'down', operation: 'insurer', kind: 'fail', status: 400 });
    expect((await get('/api/insurance/list/')).status).toBe(503);
    at.deps.faults.clear();
    at.clock.advance(31_000);
    expect(await list('')).toEqual(['schengen', 'asia', 'world', 'mongolia', 'sport']);
  });

  it('[NEED-15] lists by where one goes, in any language, and by what a cover is called', async () => {
    expect(await list('Japan')).toEqual(['asia', 'world', 'sport']);
    expect(await list('япон', 'mn')).toEqual(['asia', 'world', 'sport']);
    expect(await list('germany', 'mn')).toEqual(['schengen', 'world', 'sport']);
    expect(await list('MN')).toEqual(['mongolia']);
    expect(await list('schengen')).toEqual(['schengen']);
    expect(await list('atlantis')).toEqual([]);
    expect((await get(`/api/insurance/list/?text=${'a'.repeat(61)}`)).status).toBe(400);
  });

  it('[CALL-09] [API-08] suggests countries with the narrowest cover for each', async () => {
    expect((await suggest('фран', 'mn')).slice(0, 1)).toEqual([
      { slug: 'schengen', name: 'Франц', country_code: 'FR' },
    ]);
    expect(await suggest('canada')).toEqual([{ slug: 'world', name: 'Canada', country_code: 'CA' }]);
    const popular = await suggest('');
    expect(popular.slice(0, 3).map(({ country_code }) => country_code)).toEqual(['KR', 'JP', 'CN']);
    expect((await suggest('a')).length).toBeLessThanOrEqual(12);
    expect(await suggest('atlantis')).toEqual([]);
  });

  it('[CALL-17] [INS-01] [API-16] tells what a cover pays and what it does not, in the language of the call', async () => {
    const { result } = await get('/api/insurance/detail/schengen', 'mn');
    const cover = result as Insurance;
    expect(cover).toMatchObject({
      title: 'Шенген визийн даатгал',
      price: 5_900,
      medical: { amount: 30_000, currency: 'EUR' },
      deductible: { amount: 0, currency: 'EUR' },
      cooling_off_days: 14,
      insurer: 'Тэнгэр Даатгал ХХК',
    });
    expect((await get('/api/insurance/detail/schengen', 'en')).result).toMatchObject({ insurer: 'Tenger Daatgal LLC' });
    expect(cover.countries).toHaveLength(29);
    expect(cover.risks.coverage[0]).toEqual({ risk_name: 'Яаралтай эмчилгээ, эмнэлэгт хэвтэх', limit: null });
    expect(cover.risks.non_coverage.map(({ risk_name }) => risk_name)).toContain('Дайн, үймээн, цөмийн аюул');
    expect((await get('/api/insurance/detail/moon')).status).toBe(404);
    expect((await get('/api/insurance/detail/NO_SUCH')).status).toBe(404);
  });

  it('goes on selling what it knows while the insurer is silent', async () => {
    at.deps.faults.add({ id: 'down', operation: 'insurer', kind: 'fail', status: 400 });
    at.clock.advance(11 * 60_000);
    expect((await get('/api/insurance/detail/asia')).status).toBe(200);
  });
});
