import type { LocalPlace } from '@aylal/contracts/local-tapa';
import { locales } from '@aylal/domain/language';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { places } from './places.ts';

describe('Places of the country', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
  });
  afterAll(() => provider.close());

  async function list(query: string, language = 'en') {
    const url = `/api/local_tapa/list/${query}`;
    const answer = await provider.app.inject({ url, headers: { 'accept-language': language } });
    return { status: answer.statusCode, result: answer.json<{ result: LocalPlace[] }>().result };
  }

  it('[NEED-22] are listed in the language of the call, 20 a page', async () => {
    const { result } = await list('');
    expect(result).toHaveLength(places.length);
    expect(result[0]).toMatchObject({ id: 'khuvsgul', title: 'Lake Khövsgöl', picture: '', location: { lat: 51.1 } });
    expect((await list('?page=2')).result).toEqual([]);
  });

  it.each([
    ['Хөвсгөл', 'en', ['khuvsgul']],
    ['hovsgol', 'mn', ['khuvsgul']],
    ['dinosaur', 'en', ['bayanzag']],
    ['nothing like it', 'en', []],
  ])('[NEED-22] hold "%s", read in %s', async (text, language, ids) => {
    const { result } = await list(`?text=${encodeURIComponent(text)}`, language);
    expect(result.map(({ id }) => id)).toEqual(ids);
  });

  it('[NEED-22] refuse a text without an end', async () => {
    expect((await list(`?text=${'a'.repeat(61)}`)).status).toBe(400);
  });

  it('are described in every language in its own words', () => {
    for (const { content } of places) {
      const texts = locales.map((locale) => content[locale].text);
      expect(new Set(texts).size).toBe(locales.length);
      expect(texts.every((text) => text.length > 10)).toBe(true);
    }
  });
});
