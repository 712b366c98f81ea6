import { locales } from '@aylal/domain/language';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';

describe('Requests of customers', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
  });
  afterAll(() => provider.close());

  async function post(url: string, payload: object, headers: Record<string, string> = {}) {
    const response = await provider.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'accept-language': 'en', ...headers },
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  }
  const mailsTo = async (to: string) =>
    (await provider.app.inject({ url: `/sandbox/outbox?to=${encodeURIComponent(to)}` })).json().messages;
  const requests = (kind: 'help' | 'corporate' | 'callback' | 'info' | 'travel') =>
    provider.deps.db.selectFrom('customer_requests').selectAll().where('kind', '=', kind).execute();

  const contact = { dial_code: '976', phone: '9911 2233' };
  const question = { ...contact, name: 'Бат', email: 'bat@example.mn', message: 'Where is my ticket?' };

  it('[API-20] [CALL-21.1] keeps a question without sign-in, answers by mail with a number', async () => {
    const sent = await post('/api/gandan/air/customer_help_center/', { ...question, ref_number: '' });
    expect(sent).toMatchObject({ status: 201, body: { status_code: 201, result: null } });
    const [stored] = await requests('help');
    expect(stored).toMatchObject({ name: 'Бат', phone: '99112233', message: 'Where is my ticket?', user_id: null });
    const [mail] = await mailsTo('bat@example.mn');
    expect(mail.subject).toBe('We have your question');
    expect(mail.body).toContain(stored?.id);
  });

  it('[API-20] [GAP-07] [CALL-21.2] keeps whose question it is when a token comes with it', async () => {
    const { userId, headers } = await provider.signedIn();
    const own = { ...question, email: 'own@example.mn', ref_number: 'AYL-4K7P2XQ8' };
    expect((await post('/api/gandan/air/customer_help_center', own, headers)).status).toBe(201);
    expect((await requests('help')).find((one) => one.email === 'own@example.mn')).toMatchObject({
      user_id: userId,
      ref_number: 'AYL-4K7P2XQ8',
    });
  });

  it.each([
    ['[VALID-26] no phone', { phone: '' }, { phone: 'validation_contact_phone_required' }],
    ['[VALID-26] a phone of letters', { phone: 'call me' }, { phone: 'validation_contact_phone' }],
    ['no name', { name: '  ' }, { name: 'validation_contact_name_required' }],
    ['a broken address', { email: 'bat@' }, { email: 'validation_email' }],
    ['no message', { message: '' }, { message: 'validation_required' }],
    ['a message without end', { message: 'x'.repeat(2001) }, { message: 'validation_text_length' }],
    ['a reference of another shape', { ref_number: "1' or 1" }, { ref_number: 'validation_reference' }],
  ])('[API-20] refuses %s at its field', async (_, change, fields) => {
    const refused = await post('/api/gandan/air/customer_help_center/', { ...question, ...change });
    expect(refused).toMatchObject({ status: 400, body: { result: { problem: 'invalid-input', fields } } });
  });

  it('[API-21] [CALL-22] [HELP-03] [GAP-09] keeps a request of a firm', async () => {
    const firm = { ...contact, email: 'office@firm.mn' };
    expect((await post('/api/marketing/corporate/form', firm)).status).toBe(200);
    expect(await requests('corporate')).toMatchObject([
      { dial_code: '976', phone: '99112233', email: 'office@firm.mn' },
    ]);
    expect((await mailsTo('office@firm.mn'))[0].subject).toBe('We have your corporate request');
  });

  it.each([
    ['[VALID-27] no phone', { ...contact, phone: '', email: 'a@b.mn' }, 'phone', 'validation_contact_phone_required'],
    ['[VALID-28.2] no address', { ...contact, email: '' }, 'email', 'validation_email_required'],
    ['[VALID-28.1] a broken address', { ...contact, email: 'a@b' }, 'email', 'validation_email'],
    [
      '[VALID-28.3] an address of 256',
      { ...contact, email: `${'a'.repeat(247)}@firm.mn1` },
      'email',
      'validation_email_length',
    ],
  ])('[API-21] refuses %s', async (_, body, field, message) => {
    const refused = await post('/api/marketing/corporate/form', body);
    expect(refused.status).toBe(400);
    expect(refused.body.result.fields[field]).toBe(message);
  });

  it('[API-28] [CALL-52.1] [ROLE-05.3] keeps a call-back and a question about an offer, without sign-in', async () => {
    expect(
      (await post('/api/order/v1/cus_rq/', { ...contact, type: 'callback', name: 'Сараа', email: '' })).status,
    ).toBe(201);
    expect(await requests('callback')).toMatchObject([{ name: 'Сараа', phone: '99112233', email: '' }]);
    const about = { type: 'info', name: 'Бат', filter_str: 'ULN-ICN', key: 'k1', message: 'Is a meal included?' };
    expect((await post('/api/order/v1/cus_rq/', { ...contact, ...about })).status).toBe(201);
    expect((await requests('info')).map((one) => JSON.parse(one.about))).toEqual([
      { filter_str: 'ULN-ICN', key: 'k1' },
    ]);
  });

  it('[API-28] [CALL-52.2] keeps whose request it is when a token comes with it, refuses an unknown type', async () => {
    const { userId, headers } = await provider.signedIn();
    await post('/api/order/v1/cus_rq/', { ...contact, type: 'callback', name: 'Own' }, headers);
    expect((await requests('callback')).find((one) => one.name === 'Own')?.user_id).toBe(userId);
    const refused = await post('/api/order/v1/cus_rq/', { ...contact, type: 'gift', name: 'Own' });
    expect(refused).toMatchObject({ status: 400, body: { result: { fields: { type: 'validation_invalid' } } } });
  });

  it('[API-52] [CALL-43] [CALL-67] [HELP-02] keeps where somebody would like to go, and answers by mail', async () => {
    const trip = {
      ...contact,
      destination: ' Хөвсгөл ',
      date: '2027-07-11',
      total: '4',
      name: 'Бат',
      email: 'go@b.mn',
    };
    expect(await post('/api/travel/customer/', trip)).toMatchObject({ status: 200, body: { status_code: 200 } });
    const [stored] = await requests('travel');
    expect(stored).toMatchObject({ name: 'Бат', phone: '99112233', email: 'go@b.mn', user_id: null });
    expect(JSON.parse(stored?.about ?? '')).toEqual({ destination: 'Хөвсгөл', date: '2027-07-11', total: 4 });
    expect((await mailsTo('go@b.mn'))[0].subject).toBe('We have your travel request');
  });

  it('[VALID-26] [API-52] takes a trip without day, number and address', async () => {
    const open = { ...contact, destination: 'Сөүл', date: '', total: '', name: 'Сараа', email: '' };
    expect((await post('/api/travel/customer', open)).status).toBe(200);
    const stored = (await requests('travel')).find((one) => one.name === 'Сараа');
    expect(JSON.parse(stored?.about ?? '')).toEqual({ destination: 'Сөүл' });
  });

  it.each([
    ['[VALID-26] no phone', { phone: '' }, { phone: 'validation_contact_phone_required' }],
    ['no destination', { destination: ' ' }, { destination: 'validation_required' }],
    ['a day that does not exist', { date: '2027-02-30' }, { date: 'validation_date' }],
    ['a day that is over', { date: '2020-01-01' }, { date: 'validation_date_past' }],
    ['nobody', { total: '0' }, { total: 'validation_number' }],
    ['half a person', { total: '1.5' }, { total: 'validation_number' }],
    ['a hundred people', { total: '100' }, { total: 'validation_number' }],
  ])('[API-52] refuses %s at its field', async (_, change, fields) => {
    const refused = await post('/api/travel/customer/', { ...contact, destination: 'Сөүл', name: 'Бат', ...change });
    expect(refused).toMatchObject({ status: 400, body: { result: { problem: 'invalid-input', fields } } });
  });

  it('[API-22] [CALL-78.1] [CALL-78.2] answers 201 to a new reader with a letter, 200 to one who is there already, without another', async () => {
    const first = await post('/api/marketing/newsletter/', { email: ' Reader@Example.mn ' });
    expect(first).toMatchObject({ status: 201, body: { status_code: 201 } });
    expect((await post('/api/marketing/newsletter/', { email: 'reader@example.mn' })).status).toBe(200);
    expect(await mailsTo('reader@example.mn')).toHaveLength(1);
  });

  it('[API-22] makes one reader of many calls at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('/api/marketing/newsletter/', { email: 'race@example.mn' })),
    );
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(await mailsTo('race@example.mn')).toHaveLength(1);
  });

  it.each([
    ['no address', { email: '' }, 'validation_email_required'],
    ['nothing at all', {}, 'validation_required'],
    ['a broken address', { email: 'reader' }, 'validation_email'],
    ['an address of 256', { email: `${'a'.repeat(250)}@b.mn1` }, 'validation_email_length'],
  ])('[VALID-54.1] [VALID-54.2] [VALID-54.3] the newsletter refuses %s', async (_, body, message) => {
    const refused = await post('/api/marketing/newsletter/', body);
    expect(refused.status).toBe(400);
    expect(refused.body.result.fields.email).toBe(message);
  });

  it('writes to each reader in the language of the call', async () => {
    for (const locale of locales)
      await post('/api/marketing/newsletter/', { email: `${locale}@example.mn` }, { 'accept-language': locale });
    const subjects = await Promise.all(
      locales.map(async (locale) => (await mailsTo(`${locale}@example.mn`))[0].subject),
    );
    expect(new Set(subjects).size).toBe(locales.length);
  });

  it('[GAP-49] speaks the language of the call when it refuses', async () => {
    const messages = await Promise.all(
      locales.map(
        async (locale) =>
          (await post('/api/marketing/newsletter/', { email: 'x' }, { 'accept-language': locale })).body.message,
      ),
    );
    expect(new Set(messages).size).toBe(locales.length);
  });
});

describe('Requests without end', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture({ rateLimits: true });
  });
  afterAll(() => provider.close());

  it.each([
    ['/api/marketing/newsletter/', { email: 'many@example.mn' }],
    ['/api/marketing/corporate/form', { dial_code: '976', phone: '99112233', email: 'many@firm.mn' }],
    ['/api/order/v1/cus_rq/', { type: 'callback', name: 'Many', dial_code: '976', phone: '99112233' }],
    [
      '/api/gandan/air/customer_help_center/',
      { name: 'Many', dial_code: '976', phone: '99112233', email: 'many@help.mn', message: 'Hello' },
    ],
  ])('[AUT-5] %s is limited for one address, and says when to come back', async (url, payload) => {
    const call = () => provider.app.inject({ method: 'POST', url, payload });
    for (let turn = 0; turn < 10; turn += 1) expect((await call()).statusCode).toBeLessThan(300);
    const refused = await call();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
