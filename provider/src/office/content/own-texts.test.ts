import { addDays, homeDate } from '@aylal/domain/calendar';
import { inLanguages, locales, type Locale } from '@aylal/domain/language';
import { publishDue } from '../../content/versions/publish.ts';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { openOffice } from '../testing/office-fixture.ts';

type Person = Awaited<ReturnType<ReturnType<typeof openOffice>['signIn']>>;
type Piece = { readonly kind: 'hotel' | 'trip'; readonly slug: string };

const hotel = { kind: 'hotel', slug: 'uln-0001' } as const;
const trip = { kind: 'trip', slug: 'gobi-7-days' } as const;
const nothing = inLanguages(() => ({ title: '', text: '' }));

describe("The shop's own texts", () => {
  let provider: ProviderFixture;
  let content: Person;
  beforeAll(async () => {
    provider = await openProviderFixture();
    // The sandbox's operator is reached over the wire.
    await provider.app.listen({ port: 0, host: '127.0.0.1' });
    content = await openOffice(provider).signIn('content');
  });
  afterEach(() => provider.deps.faults.clear());
  afterAll(() => provider.close());

  const get = ({ kind, slug }: Piece) => content.get(`content/${kind}/${slug}/`);
  const save = (piece: Piece, texts: object, revision = 0) =>
    content.post('content/draft/', { ...piece, revision, settings: { kind: piece.kind }, texts });
  const publish = (piece: Piece, at: string | null = null, revision = 1) =>
    content.post('content/publish/', { ...piece, revision, at, reason: 'Season' });
  const retire = (piece: Piece) => content.post('content/retire/', { ...piece, reason: 'Over' });
  const read = async (url: string, locale: Locale) =>
    (await provider.app.inject({ url, headers: { 'accept-language': locale } })).json().result;
  const hotelSeen = async (locale: Locale) => {
    const day = addDays(homeDate(provider.clock.now()), 30);
    const url = `/api/2/hotel/view/ULN-0001/x/?check_in=${day}&check_out=${addDays(day, 1)}`;
    return (await read(url, locale)).hotel;
  };
  const tripSeen = (locale: Locale) => read('/api/travel/detail/gobi-7-days/', locale);
  const tripListed = async (locale: Locale) =>
    (await read('/api/travel/search/', locale)).find(({ slug }: { slug: string }) => slug === trip.slug);

  it('begin with what the partner says, in every language', async () => {
    const { result } = await get(hotel);
    expect(result).toMatchObject({ live: null, draft: null, versions: [] });
    for (const locale of locales) {
      const { name, description } = await hotelSeen(locale);
      expect(result.partner.texts[locale]).toEqual({ title: name, text: description });
      const { title, lead } = await tripSeen(locale);
      expect((await get(trip)).result.partner.texts[locale]).toEqual({ title, text: lead });
    }
  });

  it('of a hotel are shown in the languages that have one, and its name stays', async () => {
    const before = inLanguages(() => '');
    for (const locale of locales) before[locale] = (await hotelSeen(locale)).description;
    const words = '<p onclick="x()">By the <b>square</b></p><script>1</script>';
    await save(hotel, { ...nothing, en: { title: 'Another name', text: words } });
    expect((await hotelSeen('en')).description).toBe(before.en);
    expect((await publish(hotel)).status).toBe(200);
    // [WEB-3] Nothing but text markup reaches a customer.
    expect(await hotelSeen('en')).toMatchObject({ description: '<p>By the <b>square</b></p>' });
    expect((await hotelSeen('en')).name).not.toBe('Another name');
    expect((await hotelSeen('mn')).description).toBe(before.mn);
    expect((await retire(hotel)).status).toBe(200);
    for (const locale of locales) expect((await hotelSeen(locale)).description).toBe(before[locale]);
  });

  it('of a trip are shown field by field, on its page and in the list, and found by their words', async () => {
    const operators = await tripSeen('ja');
    await save(trip, {
      ...nothing,
      en: { title: 'Sand that sings', text: 'Seven days <b>south</b>.' },
      ja: { title: '歌う砂', text: ' ' },
    });
    await publish(trip);
    const own = { title: 'Sand that sings', lead: 'Seven days <b>south</b>.' };
    expect(await tripSeen('en')).toMatchObject(own);
    expect(await tripListed('en')).toMatchObject(own);
    expect(await tripSeen('ja')).toMatchObject({ title: '歌う砂', lead: operators.lead });
    expect(await read('/api/travel/search/?text=sand+that+sings', 'ko')).toMatchObject([{ slug: trip.slug }]);
    // The office is shown what the operator says, not what the shop does.
    expect((await get(trip)).result.partner.texts.ja.title).toBe(operators.title);
    await retire(trip);
    expect(await tripSeen('ja')).toMatchObject({ title: operators.title, lead: operators.lead });
  });

  it('that wait for their time are not shown before it', async () => {
    const piece = { kind: 'trip', slug: 'terelj-day' } as const;
    const at = new Date(provider.clock.now() + 60_000).toISOString();
    const title = async () => (await read('/api/travel/detail/terelj-day/', 'ru')).title;
    const before = await title();
    await save(piece, { ...nothing, ru: { title: 'Позже', text: '' } });
    expect((await publish(piece, at)).result.scheduled_for).toBe(at);
    await publishDue(provider.deps);
    expect(await title()).toBe(before);
    provider.clock.advance(60_000);
    await publishDue(provider.deps);
    expect(await title()).toBe('Позже');
  });

  it('are not published while nothing is written', async () => {
    const piece = { kind: 'hotel', slug: 'uln-0002' } as const;
    await save(piece, { ...nothing, en: { title: 'A title alone', text: '' } });
    const refused = await publish(piece);
    expect([refused.status, refused.result.fields]).toEqual([400, { texts: 'validation_required' }]);
  });

  it.each([
    ['hotel', 'uln-9999'],
    ['hotel', 'nowhere-1'],
    ['trip', 'no-such-trip'],
  ] as const)('are not begun for a %s that is not sold', async (kind, slug) => {
    const refused = await save({ kind, slug }, nothing);
    expect([refused.status, refused.result.fields]).toEqual([400, { slug: 'validation_invalid' }]);
    expect((await get({ kind, slug })).status).toBe(404);
  });

  it('are begun with a hotel of a city or a name, and a trip of a place', async () => {
    const find = async (kind: string, text: string) =>
      (await content.get(`content/partner_pieces/?kind=${kind}&text=${encodeURIComponent(text)}`)).result;
    const { pieces, more } = await find('hotel', 'Ulaanbaatar');
    expect(pieces).toHaveLength(30);
    expect(more).toBe(true);
    const byName = await find('hotel', pieces[0].name);
    expect(byName.pieces).toContainEqual(pieces[0]);
    expect((await find('hotel', 'ULN-0001')).pieces).toMatchObject([{ slug: 'uln-0001' }]);
    expect((await find('trip', 'gobi')).pieces.map(({ slug }: Piece) => slug)).toContain(trip.slug);
    expect(await find('hotel', 'no such hotel anywhere')).toEqual({ pieces: [], more: false });
    expect((await content.get('content/partner_pieces/?kind=page&text=a')).status).toBe(400);
  });

  it('are listed under the name that the partner gives where they have none of their own', async () => {
    const { pieces } = (await content.get('content/?kind=hotel')).result;
    expect(pieces).toMatchObject([
      { slug: 'uln-0001', title: (await hotelSeen('mn')).name, is_live: false },
      { slug: 'uln-0002', is_live: false, has_draft: true },
    ]);
  });
});

describe('While the operator of trips is silent', () => {
  it('a text that is begun is read and saved without its words, and none is begun', async () => {
    const provider = await openProviderFixture();
    provider.deps.faults.add({ id: 'down', operation: 'trip', kind: 'fail', status: 400 });
    const content = await openOffice(provider).signIn('content');
    const save = (slug: string) =>
      content.post('content/draft/', { ...trip, slug, revision: 0, settings: { kind: 'trip' }, texts: nothing });
    expect((await save(trip.slug)).status).toBe(503);
    expect((await content.get('content/trip/gobi-7-days/')).status).toBe(503);
    await provider.deps.db
      .insertInto('content_pieces')
      .values({ ...trip, title: 'Говь' })
      .execute();
    expect((await save(trip.slug)).result).toMatchObject({ partner: null, draft: { revision: 1 } });
    expect((await content.get('content/trip/gobi-7-days/')).result).toMatchObject({ partner: null });
    await provider.close();
  });
});
