import { inLanguages, locales } from '@aylal/domain/language';
import { seed } from '../../app/seed.ts';
import { publishDue } from '../../content/versions/publish.ts';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { openOffice } from '../testing/office-fixture.ts';

type Person = Awaited<ReturnType<ReturnType<typeof openOffice>['signIn']>>;

const promotion = { kind: 'promotion', slug: 'domestic-flights' };
const settings = { kind: 'promotion', to: '/flights', until: null, picture: '', position: 0 };
const texts = (title: string) => inLanguages((locale) => ({ title: `${title} ${locale}`, text: 'Fly home.' }));

describe('What the office writes', () => {
  let provider: ProviderFixture;
  let content: Person;
  let auditor: Person;
  beforeAll(async () => {
    provider = await openProviderFixture();
    const office = openOffice(provider);
    content = await office.signIn('content');
    auditor = await office.signIn('auditor');
  });
  afterAll(() => provider.close());

  const get = async (piece: { kind: string; slug: string }) => content.get(`content/${piece.kind}/${piece.slug}/`);
  const draft = (piece: object, revision: number, words: object) =>
    content.post('content/draft/', { ...piece, revision, settings, ...words });
  const publish = (piece: object, revision: number, at: string | null = null) =>
    content.post('content/publish/', { ...piece, revision, at, reason: 'Season' });
  const seen = async (path: string, locale: string) =>
    (await provider.app.inject({ url: path, headers: { 'accept-language': locale } })).json().result;
  const promotionSeen = async (locale: string, slug = promotion.slug) =>
    (await seen('/api/promotion/list/', locale)).find((one: { slug: string }) => one.slug === slug);

  it('is listed with what customers see already', async () => {
    const { pieces } = (await content.get('content/?kind=promotion')).result;
    expect(pieces.map(({ slug }: { slug: string }) => slug)).toEqual([
      'domestic-flights',
      'pay-by-bank-app',
      'refund-known-before',
    ]);
    expect(pieces[0]).toMatchObject({ is_live: true, has_draft: false, missing: [] });
    const all = (await auditor.get('content/')).result.pieces;
    expect(new Set(all.map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['news', 'promotion', 'help-article', 'page']),
    );
  });

  it('is seen by customers only once it is published, in every language, and the words before stay a version', async () => {
    const before = (await get(promotion)).result.live.texts;
    const saved = await draft(promotion, 0, { texts: texts('Spring') });
    expect(saved.result.draft).toMatchObject({ revision: 1, by: 'Тэмүүлэн' });
    expect((await promotionSeen('en')).title).toBe(before.en.title);
    const { result } = await publish(promotion, 1);
    for (const locale of locales) expect((await promotionSeen(locale)).title).toBe(`Spring ${locale}`);
    expect(result.draft).toBeNull();
    expect(result.versions.map(({ state, by }: { state: string; by: string }) => [state, by])).toEqual([
      ['live', 'Тэмүүлэн'],
      ['former', ''],
    ]);
    const restored = await content.post('content/restore/', { ...promotion, version: result.versions[1].id });
    expect(restored.result.draft.texts).toEqual(before);
    expect((await promotionSeen('en')).title).toBe('Spring en');
  });

  it('is put into the menu of the shop in place of the home page, and a draft from before is for the home page', async () => {
    const piece = { kind: 'promotion', slug: 'of-the-menu' };
    expect((await get(promotion)).result.live.settings.place).toBe('home');
    await draft(piece, 0, { settings: { ...settings, place: 'menu' }, texts: texts('Menu') });
    await publish(piece, 1);
    expect(await promotionSeen('ja', piece.slug)).toMatchObject({ place: 'menu', title: 'Menu ja' });
    const wrong = await draft(piece, 0, { settings: { ...settings, place: 'roof' }, texts: texts('Menu') });
    expect([wrong.status, wrong.result.fields]).toEqual([400, { 'settings.place': 'validation_invalid' }]);
    await draft(piece, 0, { texts: texts('Menu') });
    expect((await get(piece)).result.draft.settings.place).toBe('home');
    await content.post('content/retire/', { ...piece, reason: 'Over' });
  });

  it('is saved by one of two who write at once, and refused to the other', async () => {
    const piece = { kind: 'promotion', slug: 'pay-by-bank-app' };
    const answers = await Promise.all([
      draft(piece, 0, { texts: texts('One') }),
      draft(piece, 0, { texts: texts('Two') }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await publish(piece, 0)).status).toBe(409);
  });

  it('is not published while a language lacks something', async () => {
    const piece = { kind: 'promotion', slug: 'half-written' };
    const half = { ...texts('Half'), ja: { title: '', text: '' } };
    await draft(piece, 0, { texts: half });
    const refused = await publish(piece, 1);
    expect([refused.status, refused.result.fields]).toEqual([400, { texts: 'validation_required' }]);
    const { pieces } = (await content.get('content/?kind=promotion')).result;
    expect(pieces.find(({ slug }: { slug: string }) => slug === 'half-written')).toMatchObject({
      is_live: false,
      missing: ['ja'],
    });
    expect(await promotionSeen('en', 'half-written')).toBeUndefined();
  });

  it('waits for its time, and is there then', async () => {
    const piece = { kind: 'news', slug: 'a-new-route' };
    const news = { kind: 'news', date: '2026-12-24', picture: '' };
    await draft(piece, 0, {
      settings: news,
      texts: inLanguages(() => ({
        title: 'A new route',
        text: '<p onclick="x()">To <b>Osaka</b></p><script>1</script>',
      })),
    });
    const at = new Date(provider.clock.now() + 60_000).toISOString();
    expect((await publish(piece, 1, at)).result).toMatchObject({ scheduled_for: at, live: null });
    await publishDue(provider.deps);
    const inNews = async () =>
      (await seen('/api/news/list/', 'ko')).find(({ slug }: { slug: string }) => slug === 'a-new-route');
    expect(await inNews()).toBeUndefined();
    provider.clock.advance(60_000);
    await Promise.all([publishDue(provider.deps), publishDue(provider.deps)]);
    // [WEB-3] Nothing but text markup reaches a customer.
    expect(await inNews()).toMatchObject({ title: 'A new route', text: '<p>To <b>Osaka</b></p>', date: '2026-12-24' });
  });

  it('is taken away, and stays away when the shop brings its texts again', async () => {
    const piece = { kind: 'help-article', slug: 'refund' };
    const retire = () => content.post('content/retire/', { ...piece, reason: 'Wrong by now' });
    expect((await retire()).status).toBe(200);
    expect((await retire()).status).toBe(409);
    const article = () => provider.app.inject({ url: '/api/helper/flights/refund/' });
    expect((await article()).statusCode).toBe(404);
    await provider.deps.db.updateTable('content_seed').set({ digest: 'of another version' }).execute();
    await seed(provider.deps);
    expect((await article()).statusCode).toBe(404);
    expect((await promotionSeen('mn')).title).toBe('Spring mn');
    expect((await seen('/api/helper/', 'mn')).length).toBe(6);
  });

  it('does not hold up a new version of the shop whose help centre has its group no more', async () => {
    const piece = { kind: 'help-article', slug: 'find-ticket' };
    const { live } = (await get(piece)).result;
    await draft(piece, 0, live);
    await publish(piece, 1);
    const { db } = provider.deps;
    const lost = { ...live.settings, group: 'gone' };
    await db
      .updateTable('content_versions')
      .set({ settings: JSON.stringify(lost) })
      .where('slug', '=', piece.slug)
      .where('state', '=', 'live')
      .execute();
    await db.updateTable('content_seed').set({ digest: 'of another version' }).execute();
    await seed(provider.deps);
    expect((await get(piece)).result.live).toBeNull();
    expect((await seen('/api/helper/', 'mn')).length).toBe(6);
  });

  it('changes a written page of the shop in every language, and keeps it when the shop brings its texts again', async () => {
    const piece = { kind: 'page', slug: 'terms-bus' };
    const { live } = (await get(piece)).result;
    const changed = inLanguages((locale) => ({
      title: `Bus ${locale}`,
      text: '<p>Up to <b>two</b> bags</p><script>1</script>',
    }));
    expect((await draft(piece, 0, { settings: live.settings, texts: changed })).status).toBe(200);
    await publish(piece, 1);
    const partSeen = async (locale: string) =>
      (await seen('/api/page/terms/', locale)).parts.find(({ id }: { id: string }) => id === 'bus');
    const expected = (locale: string) => ({ id: 'bus', title: `Bus ${locale}`, text: '<p>Up to <b>two</b> bags</p>' });
    for (const locale of ['mn', 'ja']) expect(await partSeen(locale)).toEqual(expected(locale));
    await provider.deps.db.updateTable('content_seed').set({ digest: 'of another version' }).execute();
    await seed(provider.deps);
    expect(await partSeen('mn')).toEqual(expected('mn'));
    expect((await seen('/api/page/terms/', 'mn')).parts).toHaveLength(9);
  });

  it('neither begins a written page that the shop does not show, nor takes one away', async () => {
    const words = { settings: { kind: 'page' }, texts: texts('X') };
    expect((await draft({ kind: 'page', slug: 'no-such' }, 0, words)).status).toBe(404);
    const retired = await content.post('content/retire/', { kind: 'page', slug: 'privacy', reason: 'Old' });
    expect([retired.status, retired.result.fields]).toEqual([400, { kind: 'validation_invalid' }]);
    expect((await seen('/api/page/privacy/', 'en')).title).toBe('Privacy');
  });

  it('is in the audit log, with why', async () => {
    const { entries } = (await auditor.get('audit/?limit=200')).result;
    const acts = entries
      .filter(({ subject }: { subject: string }) => subject === 'promotion domestic-flights')
      .map(({ act, reason }: { act: string; reason: string }) => [act, reason]);
    expect(acts).toEqual([
      ['save-draft', ''],
      ['publish-content', 'Season'],
      ['save-draft', ''],
    ]);
  });

  it.each([
    ['another kind than its settings', promotion, { settings: { kind: 'news', date: '2026-12-01', picture: '' } }],
    ['an address of another site', promotion, { settings: { ...settings, to: 'https://elsewhere.example' } }],
    ['an address that begins with two slashes', promotion, { settings: { ...settings, to: '//elsewhere.example' } }],
    ['a name with spaces', { kind: 'promotion', slug: 'two words' }, {}],
    [
      'an article of a group that is not there',
      { kind: 'help-article', slug: 'lost' },
      { settings: { kind: 'help-article', group: 'no-such', icon: 'help', position: 0 } },
    ],
    ['a language less', promotion, { texts: { mn: { title: 'A', text: 'B' } } }],
  ])('is refused with %s', async (_name, piece, change) => {
    expect((await draft(piece, 0, { texts: texts('X'), ...change })).status).toBe(400);
  });

  it('is not found where nobody has written it', async () => {
    expect((await get({ kind: 'news', slug: 'no-such' })).status).toBe(404);
    expect((await content.post('content/restore/', { ...promotion, version: 999_999 })).status).toBe(404);
  });
});
