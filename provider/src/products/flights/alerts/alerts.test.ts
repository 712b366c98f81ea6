import type { CustomerPriceAlert } from '@aylal/contracts/flights';
import { locales } from '@aylal/domain/language';
import { openProviderFixture, type ProviderFixture } from '../../../testing/provider-fixture.ts';

const path = '/api/flight/v4/rest/price_alert/';
const linkPath = '/api/flight/v4/rest/price_alert_link/';
const seoul = {
  origin: 'UBN',
  destination: 'ICN',
  trip_type: 'RT',
  adult: 2,
  child: 1,
  infant: 0,
  depart_date: '2026-10-20',
  return_date: '2026-10-27',
  max_price: 2_500_000,
  flex_date: 3,
  contact_email: 'anu@example.mn',
};

describe('Price alerts', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
  });
  afterEach(async () => {
    await provider.deps.db.deleteFrom('price_alerts').execute();
    await provider.deps.db.deleteFrom('outbox').execute();
  });
  afterAll(() => provider.close());

  async function call(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    more: { payload?: object; headers?: object } = {},
  ) {
    const headers = { 'accept-language': 'en', ...more.headers };
    const { payload } = more;
    const response = await provider.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: response.statusCode, body: response.json() };
  }
  const set = (change: object = {}, headers: object = {}) =>
    call('POST', path, { payload: { ...seoul, ...change }, headers });
  const mails = () => provider.deps.db.selectFrom('outbox').selectAll().execute();
  const storedAlerts = () => provider.deps.db.selectFrom('price_alerts').selectAll().execute();
  const list = async (headers: object): Promise<CustomerPriceAlert[]> =>
    (await call('GET', path, { headers })).body.result;
  async function linkOf(change: object = {}): Promise<string> {
    await set(change);
    return /stop\?link=(\S+)/.exec((await mails()).at(-1)?.body ?? '')?.[1] ?? '';
  }
  const emailOf = async (userId: string) =>
    (await provider.deps.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow())
      .email ?? '';

  describe('when one is set', () => {
    it('[CALL-44] [FLIGHT-12] [API-29] keeps every field of the alert, and tells its address how to stop it', async () => {
      expect(await set({ contact_email: ' Anu@Example.mn ' })).toMatchObject({
        status: 201,
        body: { status_code: 201, result: null },
      });
      expect(await storedAlerts()).toMatchObject([{ ...seoul, user_id: null, locale: 'en', stopped_at: null }]);
      const [mail] = await mails();
      expect(mail).toMatchObject({
        recipient: 'anu@example.mn',
        subject: 'Price alert set: Ulaanbaatar – Seoul, Tue, 20 Oct 2026 – Tue, 27 Oct 2026',
      });
      expect(mail?.body).toContain('₮2,500,000');
      expect(mail?.body).toMatch(/\/en\/flights\/alerts\/stop\?link=[\w.-]+/);
    });

    it('[FLIGHT-12] a journey one way has no return date, also when one is sent', async () => {
      expect((await set({ trip_type: 'OW' })).status).toBe(201);
      expect(await storedAlerts()).toMatchObject([{ trip_type: 'OW', return_date: null }]);
    });

    it('[FLIGHT-12] watches a journey over several towns, named after all of them', async () => {
      const towns = { trip_type: 'MT', next_trips: 'ICN-NRT-2026-10-23_NRT-UBN-2026-10-28' };
      expect((await set(towns)).status).toBe(201);
      expect(await storedAlerts()).toMatchObject([{ ...towns, return_date: null }]);
      expect((await mails())[0]?.subject).toBe(
        'Price alert set: Ulaanbaatar – Seoul – Tokyo – Ulaanbaatar, Tue, 20 Oct 2026 – Wed, 28 Oct 2026',
      );
    });

    it.each([
      ['a tögrög under its own floor', { max_price: 1_499_999 }, { max_price: 'validation_max_price' }],
      ['no further trip', { next_trips: undefined }, { next_trips: 'validation_trips' }],
      [
        'days out of order',
        { next_trips: 'ICN-NRT-2026-10-19' },
        { 'next_trips.0.depart_date': 'validation_trip_order' },
      ],
    ])('[VALID-30.2] refuses %s over several towns', async (_, change, fields) => {
      const answer = await set({ trip_type: 'MT', next_trips: 'ICN-UBN-2026-10-23', ...change });
      expect(answer).toMatchObject({ status: 400, body: { result: { problem: 'invalid-input', fields } } });
    });

    it.each([
      ['[VALID-29.2] no e-mail', { contact_email: '' }, { contact_email: 'validation_email_required' }],
      ['[VALID-29.1] half an e-mail', { contact_email: 'anu@' }, { contact_email: 'validation_email' }],
      [
        '[VALID-29.3] an e-mail of 256 characters',
        { contact_email: `${'a'.repeat(245)}@example.mn` },
        { contact_email: 'validation_email_length' },
      ],
      ['[VALID-30.1] a tögrög under the floor', { max_price: 999_999 }, { max_price: 'validation_max_price' }],
      ['half a tögrög', { max_price: 1_500_000.5 }, { max_price: 'validation_max_price' }],
      ['[VALID-31] more than any journey costs', { max_price: 1_000_000_001 }, { max_price: 'validation_max_price' }],
      ['[VALID-33] 4 days', { flex_date: 4 }, { flex_date: 'validation_flex_date' }],
      ['[VALID-33] no days', { flex_date: undefined }, { flex_date: 'validation_required' }],
      ['a place that there is not', { destination: 'ZZZ' }, { destination: 'validation_place' }],
      ['a place in words', { origin: 'Seoul' }, { origin: 'validation_place' }],
      ['one place twice', { destination: 'UBN' }, { destination: 'validation_same_place' }],
      ['one city twice', { destination: 'ULN' }, { destination: 'validation_same_place' }],
      ['another kind of trip', { trip_type: 'XX' }, { trip_type: 'validation_trip_type' }],
      ['a day that does not exist', { depart_date: '2026-02-30' }, { depart_date: 'validation_date' }],
      ['a day that is over', { depart_date: '2026-08-31' }, { depart_date: 'validation_date_past' }],
      [
        'a day not yet on sale',
        { depart_date: '2027-08-29', return_date: '2027-08-30' },
        { depart_date: 'validation_date_too_far', return_date: 'validation_date_too_far' },
      ],
      ['a round trip without return', { return_date: undefined }, { return_date: 'validation_return_date_required' }],
      [
        'a return before departure',
        { return_date: '2026-10-19' },
        { return_date: 'validation_return_before_departure' },
      ],
      ['18 adults', { adult: 18 }, { adult: 'validation_adult_count' }],
      ['more infants than adults', { infant: 3 }, { infant: 'validation_infant_per_adult' }],
    ])('[CALL-44] refuses %s at its field', async (_, change, fields) => {
      expect(await set(change)).toMatchObject({ status: 400, body: { result: { problem: 'invalid-input', fields } } });
      expect(await storedAlerts()).toEqual([]);
      expect(await mails()).toEqual([]);
    });

    it('[CALL-44] speaks the language of the call', async () => {
      for (const locale of locales) await set({ contact_email: `${locale}@example.mn` }, { 'accept-language': locale });
      const sent = await mails();
      expect(new Set(sent.map(({ subject }) => subject)).size).toBe(locales.length);
      expect(sent.every(({ body, locale }) => body.includes(`/${locale}/flights/alerts/stop?link=`))).toBe(true);
    });
  });

  describe('when an address is typed again and again', () => {
    it('[CALL-44] the same alert is one alert and one mail, also of eight calls at once', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => set()));
      expect(answers.every(({ status }) => status === 201)).toBe(true);
      expect(await storedAlerts()).toHaveLength(1);
      expect(await mails()).toHaveLength(1);
    });

    it('[CALL-44] [AUT-5] an address that nobody has proved takes five alerts', async () => {
      const days = ['01', '02', '03', '04', '05', '06'];
      const answers = await Promise.all(days.map((day) => set({ depart_date: `2026-10-${day}` })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 400]);
      expect(answers.find(({ status }) => status === 400)?.body.result.fields).toEqual({
        contact_email: 'validation_alerts_full',
      });
      expect(await mails()).toHaveLength(5);
    });

    it('[CALL-44] the address of the account itself takes more', async () => {
      const { userId, headers } = await provider.signedIn();
      const contact_email = await emailOf(userId);
      const answers = [];
      for (let day = 10; day < 16; day += 1)
        answers.push(await set({ contact_email, depart_date: `2026-10-${day}` }, headers));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    });

    it('[CALL-44] a new limit of a signed-in customer replaces the former; a stranger cannot change it', async () => {
      const { headers } = await provider.signedIn();
      await set({}, headers);
      await set({ max_price: 1_900_000, flex_date: 7 }, headers);
      expect(await storedAlerts()).toMatchObject([{ max_price: 1_900_000, flex_date: 7 }]);
      await set({ max_price: 9_000_000 });
      expect((await storedAlerts()).map(({ max_price }) => max_price).toSorted()).toEqual([1_900_000, 9_000_000]);
    });
  });

  describe('in the list of their customer', () => {
    it('[CALL-44] [NEED-32] stand those of the account and those for its address, the next departure first', async () => {
      const { userId, headers } = await provider.signedIn();
      await set({ depart_date: '2026-10-22' }, headers);
      await set({ depart_date: '2026-10-21', contact_email: (await emailOf(userId)).toUpperCase() });
      await set({ depart_date: '2026-10-20', contact_email: 'stranger@example.mn' });
      const own = await list(headers);
      expect(own.map(({ depart_date }) => depart_date)).toEqual(['2026-10-21', '2026-10-22']);
      expect(own[1]).toMatchObject({
        origin_name: 'Ulaanbaatar',
        destination_name: 'Seoul',
        contact_email: 'anu@example.mn',
        lowest: null,
      });
    });

    it('[CALL-44] [NEED-33] one is stopped by its customer, twice without harm, and is gone', async () => {
      const { headers } = await provider.signedIn();
      await set({}, headers);
      const [alert] = await list(headers);
      expect((await call('DELETE', `${path}${alert?.id}/`, { headers })).status).toBe(200);
      expect((await call('DELETE', `${path}${alert?.id}/`, { headers })).status).toBe(200);
      expect(await list(headers)).toEqual([]);
      expect(await storedAlerts()).toMatchObject([{ next_check_at: null }]);
    });

    it("[AUT-1] somebody else's is not found and goes on", async () => {
      const [owner, other] = [await provider.signedIn(), await provider.signedIn()];
      await set({}, owner.headers);
      const [alert] = await list(owner.headers);
      const refused = await call('DELETE', `${path}${alert?.id}/`, { headers: other.headers });
      expect(refused).toMatchObject({ status: 404, body: { result: { problem: 'not-found' } } });
      expect(await list(owner.headers)).toHaveLength(1);
      expect((await call('DELETE', `${path}${alert?.id}/`)).status).toBe(401);
      expect((await call('GET', path)).status).toBe(401);
    });
  });

  describe('by the link of a mail', () => {
    const read = (link: string) => call('GET', `${linkPath}?link=${encodeURIComponent(link)}`);
    const stop = (link: string) => call('POST', linkPath, { payload: { link } });

    it('[CALL-44] [NEED-34] [NEED-35] one is shown with its address masked, which changes nothing, and stopped without sign-in', async () => {
      const link = await linkOf();
      expect((await read(link)).body.result).toMatchObject({
        destination_name: 'Seoul',
        max_price: 2_500_000,
        contact_email: 'a***@example.mn',
        stopped: false,
      });
      expect(await storedAlerts()).toMatchObject([{ stopped_at: null }]);
      expect((await stop(link)).status).toBe(200);
      expect((await stop(link)).status).toBe(200);
      expect((await read(link)).body.result.stopped).toBe(true);
      expect(await storedAlerts()).toMatchObject([{ next_check_at: null }]);
    });

    it.each([
      ['cut', (link: string) => link.slice(0, -1)],
      ['changed', (link: string) => link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A')],
      ['without signature', (link: string) => link.split('.')[0] ?? ''],
      ['of another alert', (link: string, other: string) => `${link.split('.')[0]}.${other.split('.')[1]}`],
    ])('[AUT-1] a link that is %s stops nothing', async (_, forge) => {
      const link = await linkOf();
      const forged = forge(link, await linkOf({ contact_email: 'other@example.mn' }));
      expect((await read(forged)).status).toBe(404);
      expect((await stop(forged)).status).toBe(404);
      expect((await storedAlerts()).every(({ stopped_at }) => stopped_at === null)).toBe(true);
    });

    it('[CALL-44] a link has expired when the day of departure is over where the journey begins', async () => {
      const link = await linkOf({ depart_date: '2026-09-01', return_date: '2026-09-03' });
      const untilEnd = Date.parse('2026-09-01T16:00:00Z') - provider.clock.now();
      provider.clock.advance(untilEnd - 1);
      expect((await read(link)).status).toBe(200);
      provider.clock.advance(1);
      expect((await read(link)).status).toBe(404);
      expect((await stop(link)).status).toBe(404);
    });
  });
});

describe('[AUT-5] Price alerts of one sender', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture({ rateLimits: true });
  });
  afterAll(() => provider.close());

  it('are refused after ten calls', async () => {
    const answers = [];
    for (let count = 0; count < 11; count += 1)
      answers.push(await provider.app.inject({ method: 'POST', url: path, payload: { ...seoul, max_price: 1 } }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});
