import { locales } from '@aylal/domain/language';
import { openProviderFixture, type ProviderFixture } from '../../../testing/provider-fixture.ts';

const subscribePath = '/api/gandan/air/subscription/';
const leavePath = '/api/gandan/air/unsubscription/';
const seoul = { email: 'anu@example.mn', dial_code: '976', phone: '9911 2233', origin: 'UBN', destination: 'ICN' };

describe('[PROD-02] Subscriptions to the fares of a direction', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
  });
  afterEach(async () => {
    await provider.deps.db.deleteFrom('air_subscribers').execute();
    await provider.deps.db.deleteFrom('air_unsubscriptions').execute();
    await provider.deps.db.deleteFrom('outbox').execute();
  });
  afterAll(() => provider.close());

  async function post(url: string, payload: object, headers: object = {}) {
    const response = await provider.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'accept-language': 'en', ...headers },
    });
    return { status: response.statusCode, body: response.json() };
  }
  const subscribe = (change: object = {}, headers: object = {}) =>
    post(subscribePath, { ...seoul, ...change }, headers);
  const storedSubscriptions = () => provider.deps.db.selectFrom('air_subscribers').selectAll().execute();
  const mails = () => provider.deps.db.selectFrom('outbox').selectAll().execute();

  it('[CALL-19.1] [API-18] are kept, told by mail with the way to leave, and known the second time', async () => {
    expect((await subscribe({ email: 'Anu@Example.mn' })).status).toBe(201);
    expect((await subscribe()).status).toBe(200);
    expect(await storedSubscriptions()).toMatchObject([{ ...seoul, phone: '99112233', user_id: null, locale: 'en' }]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'anu@example.mn',
      subject: 'You are subscribed to fares Ulaanbaatar – Seoul',
    });
    expect(mail?.body).toContain('/en/flights/unsubscription');
  });

  it('[CALL-19.2] [GAP-07] are those of the account when a token comes with them', async () => {
    const { userId, headers } = await provider.signedIn();
    await subscribe({}, headers);
    expect(await storedSubscriptions()).toMatchObject([{ user_id: userId }]);
  });

  it('are one of eight calls at once, and five of an address', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    for (const destination of ['PEK', 'NRT', 'FRA', 'IST']) await subscribe({ destination });
    expect((await subscribe({ destination: 'HKG' })).body.result.fields).toEqual({
      email: 'validation_subscriptions_full',
    });
    expect(await mails()).toHaveLength(5);
  });

  it.each([
    ['no e-mail', { email: '' }, { email: 'validation_email_required' }],
    ['half an e-mail', { email: 'anu@' }, { email: 'validation_email' }],
    ['no country code', { dial_code: '' }, { dial_code: 'validation_dial_code' }],
    ['no phone', { phone: '' }, { phone: 'validation_contact_phone_required' }],
    ['letters in the phone', { phone: '99ab' }, { phone: 'validation_contact_phone' }],
    ['no origin', { origin: '' }, { origin: 'validation_place' }],
    ['an unknown origin', { origin: 'ZZZ' }, { origin: 'validation_place' }],
    ['an unknown destination', { destination: 'ZZZ' }, { destination: 'validation_place' }],
    ['one place twice', { destination: 'UBN' }, { destination: 'validation_same_place' }],
    ['one city twice', { destination: 'ULN' }, { destination: 'validation_same_place' }],
  ])('are refused at their field with %s', async (_, change, fields) => {
    expect(await subscribe(change)).toMatchObject({ status: 400, body: { result: { fields } } });
    expect(await storedSubscriptions()).toEqual([]);
  });

  it('speak the language of the call', async () => {
    for (const locale of locales) await subscribe({ email: `${locale}@example.mn` }, { 'accept-language': locale });
    expect(new Set((await mails()).map(({ subject }) => subject)).size).toBe(locales.length);
  });

  it('[CALL-20.1] [API-19] end with every direction of the address; the reason is kept without it', async () => {
    await subscribe();
    await subscribe({ destination: 'PEK' });
    await subscribe({ email: 'other@example.mn' });
    expect((await post(leavePath, { email: 'ANU@example.mn', reason: ' Too many ' })).status).toBe(200);
    expect(await storedSubscriptions()).toMatchObject([{ email: 'other@example.mn' }]);
    const reasons = await provider.deps.db.selectFrom('air_unsubscriptions').selectAll().execute();
    expect(reasons).toEqual([{ id: expect.any(String), reason: 'Too many', created_at: provider.clock.now() }]);
  });

  it('are not found for an address that has none, and refused for half an address', async () => {
    expect(await post(leavePath, { email: 'nobody@example.mn' })).toMatchObject({
      status: 404,
      body: { result: { problem: 'not-found' } },
    });
    expect((await post(leavePath, { email: 'nobody@' })).body.result.fields).toEqual({ email: 'validation_email' });
    expect((await post(leavePath, { email: seoul.email, reason: 'a'.repeat(501) })).body.result.fields).toEqual({
      reason: 'validation_text_length',
    });
  });
});

describe('[AUT-5] Subscriptions of one sender', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture({ rateLimits: true });
  });
  afterAll(() => provider.close());

  it.each([subscribePath, leavePath])('%s are refused after ten calls', async (url) => {
    const statuses = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await provider.app.inject({ method: 'POST', url, payload: {} })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});
