import { esimPlanTypes, type Esim, type EsimGuide, type EsimListed } from '@aylal/contracts/esims';
import { locales } from '@aylal/domain/language';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { createEsimCatalogue } from './esims.ts';
import type { SupplierPlan } from './esim-supplier.ts';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';

describe('eSIMs on sale', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
    await provider.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => provider.close());

  async function get(url: string, language = 'en') {
    const response = await provider.app.inject({ url, headers: { 'accept-language': language } });
    return { status: response.statusCode, body: response.json(), text: response.body };
  }
  const list = async (type?: string, language?: string) =>
    (await get(`/api/home/esim/search${type ? `?search_type=${type}` : ''}`, language)).body.result as EsimListed[];
  const detail = async (slug: string, language?: string) =>
    (await get(`/api/esim/detail?slug=${slug}`, language)).body.result as Esim;

  it('[API-09] [CALL-10] [ESIM-03] lists every plan type, and all of them by default', async () => {
    const all = await list();
    expect(all[0]).toEqual({
      slug: 'south-korea-data',
      title: 'South Korea',
      plan_type: 'data',
      country_code: 'KR',
      image: '',
      price: 11_480,
    });
    expect(await list('all')).toEqual(all);
    let parts = 0;
    for (const type of esimPlanTypes) {
      const part = await list(type);
      expect(part.length).toBeGreaterThan(0);
      expect(part.every(({ plan_type }) => plan_type === type)).toBe(true);
      parts += part.length;
    }
    expect(parts).toBe(all.length);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
    expect((await get('/api/home/esim/search?search_type=voice')).status).toBe(400);
  });

  it('[API-15] [CALL-16] [ESIM-02] tells one eSIM with packages, networks and the other plan types; never what it costs us', async () => {
    const korea = await detail('south-korea-data');
    expect(korea).toMatchObject({
      activation_policy: 'first-usage',
      hotspot: true,
      plans: [
        { slug: 'south-korea-data', plan_type: 'data' },
        { slug: 'south-korea-data-voice-text', plan_type: 'data-voice-text' },
        { slug: 'south-korea-data-voice', plan_type: 'data-voice' },
      ],
    });
    expect(korea.packages.map(({ title, price }) => [title, price])[0]).toEqual(['1 GB · 7 days', 11_480]);
    expect(korea.packages.at(-1)).toMatchObject({ is_unlimited: true, fair_use: { daily_mb: 2048, then_kbps: 1000 } });
    expect((await get('/api/esim/detail?slug=south-korea-data')).text).not.toMatch(/net_?price/i);
    expect((await detail('south-korea-data-voice-text')).packages[0]?.title).toBe('1 GB · 50 min · 50 SMS · 7 days');
    expect((await detail('asia-data')).countries).toHaveLength(18);
  });

  it('names places and packages in the language of the call', async () => {
    const titles = await Promise.all(locales.map(async (locale) => (await detail('united-states-data', locale)).title));
    expect(new Set(titles).size).toBe(locales.length);
    expect((await detail('asia-data', 'mn')).title).toBe('Ази');
    expect((await detail('japan-data', 'mn')).packages[0]?.title).toBe('1 GB · 7 хоног');
    expect((await detail('japan-data', 'ru')).packages[1]?.title).toBe('3 GB · 15 дней');
  });

  it('answers 404 for a slug that nobody sells and 400 for what is no slug', async () => {
    expect((await get('/api/esim/detail?slug=atlantis-data')).body.result.problem).toBe('not-found');
    expect((await get('/api/esim/detail?slug=..%2Fetc')).body.result.fields).toEqual({ slug: 'validation_invalid' });
    expect((await get('/api/esim/detail')).status).toBe(400);
  });

  it('[API-10] [CALL-11] lists devices, [API-11] [CALL-12] and a guide in every language', async () => {
    const { body } = await get('/api/esim/compatible_devices');
    expect(body.result[0].brand).toBe('Apple');
    expect(body.result[0].devices).toContain('iPhone 14');
    const guides = await Promise.all(
      locales.map(async (locale) => (await get('/api/esim/install_guide', locale)).body.result as EsimGuide[]),
    );
    expect(new Set(guides.map((guide) => guide[0]?.steps[1]?.text)).size).toBe(locales.length);
    for (const guide of guides)
      expect(guide.map(({ os, steps }) => [os, steps.length])).toEqual([
        ['ios', 4],
        ['android', 4],
      ]);
  });

  it('keeps selling what it knows while the supplier is silent, and reads again when it is back', async () => {
    const { clock, deps } = provider;
    let answer: () => Promise<readonly SupplierPlan[]> = deps.esims.supplier.plans;
    let asked = 0;
    const catalogue = createEsimCatalogue(deps, {
      ...deps.esims.supplier,
      plans: () => {
        asked += 1;
        return answer();
      },
    });
    const known = await catalogue.read();
    expect(await catalogue.read()).toBe(known);
    expect(asked).toBe(1);

    answer = () => Promise.reject(new PartnerError('unavailable', 'SILENT'));
    clock.advance(10 * 60_000);
    expect(await catalogue.read()).toBe(known);
    await setImmediate();
    // It is not asked again by every visitor.
    expect(await catalogue.read()).toBe(known);
    expect(asked).toBe(2);

    answer = async () => (await deps.esims.supplier.plans()).slice(0, 1);
    clock.advance(30_000);
    expect(await catalogue.read()).toBe(known);
    await until(async () => (await catalogue.read()).length === 1);
    expect(asked).toBe(3);
  });

  it('says that nothing is available for now when the supplier has never answered', async () => {
    const fresh = await openProviderFixture();
    try {
      const response = await fresh.app.inject({ url: '/api/home/esim/search' });
      expect([response.statusCode, response.json().result.problem]).toEqual([503, 'unavailable']);
    } finally {
      await fresh.close();
    }
  });

  it('speaks to its partner with a token, which a stranger does not have', async () => {
    const stranger = await provider.app.inject({
      url: '/sandbox/esim/v2/packages',
      headers: { authorization: 'Bearer x' },
    });
    expect(stranger.statusCode).toBe(401);
    const token = await provider.app.inject({
      method: 'POST',
      url: '/sandbox/esim/v2/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'client_id=aylal-sandbox&client_secret=guess',
    });
    expect(token.statusCode).toBe(401);
  });
});

async function until(met: () => Promise<boolean>): Promise<void> {
  for (let count = 0; count < 200 && !(await met()); count += 1) await setTimeout(10);
}
