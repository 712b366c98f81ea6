import type { FastifyInstance } from 'fastify';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { readDanAnswer } from './read-dan-answer.ts';

const ours = 'http://localhost:3000/en/user/passengers/emongolia';

describe('The import from e-Mongolia', () => {
  let provider: ProviderFixture;
  let app: FastifyInstance;
  beforeAll(async () => {
    provider = await openProviderFixture();
    app = provider.app;
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await provider.close();
  });
  afterEach(() => provider.deps.faults.clear());

  const begin = async (headers: Record<string, string>): Promise<URL> =>
    new URL((await app.inject({ method: 'POST', url: '/api/user/v1/emongolia/consent/', headers })).json().result.url);
  /** What the customer decides at e-Mongolia, and how the browser comes back. */
  const decide = async (consent: URL, person: string) => {
    const { response_type: _type, ...query } = Object.fromEntries(consent.searchParams);
    const answer = await app.inject({
      method: 'POST',
      url: '/sandbox/dan/authorize',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...query, person }).toString(),
    });
    return new URL(String(answer.headers.location));
  };
  const agree = async (headers: Record<string, string>, person = 'anudari') => {
    const back = await decide(await begin(headers), person);
    return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
  };
  const bring = async (headers: Record<string, string>, payload: object) =>
    (await app.inject({ method: 'POST', url: '/api/user/v1/emongolia/', headers, payload })).json();

  it('[CALL-41] [API-57] [GAP-20.3] tells card and passport of who agreed, with the Cyrillic letters', async () => {
    const { headers } = await provider.signedIn();
    expect(await bring(headers, await agree(headers))).toMatchObject({
      status_code: 200,
      result: {
        last_name: 'BATBOLD',
        first_name: 'ANUDARI',
        document_number: 'E2345678',
        document_expired_date: '2033-04-18',
        nationality: 'MN',
        birthday: '1995-06-04',
        gender: 'F',
        register_number: 'UB95060421',
        register_letters: 'УБ',
        cyrillic_last_name: 'Батболд',
        cyrillic_first_name: 'Анударь',
      },
    });
  });

  it('[CALL-41] leaves names and passport empty for who has none, and writes no Latin of its own', async () => {
    const { headers } = await provider.signedIn();
    expect((await bring(headers, await agree(headers, 'temuulen'))).result).toMatchObject({
      last_name: '',
      first_name: '',
      document_number: '',
      document_expired_date: '',
      birthday: '2004-02-29',
      gender: 'M',
      register_letters: 'ӨҮ',
      cyrillic_last_name: 'Өлзийбаяр',
    });
  });

  it('asks only for what a passenger form holds, and comes back only to our own page', async () => {
    const { headers } = await provider.signedIn();
    const consent = await begin(headers);
    expect(consent.searchParams.get('redirect_uri')).toBe(ours);
    expect(Buffer.from(consent.searchParams.get('scope') ?? '', 'base64').toString()).toMatch(
      /^\[\{"services":\["WS100101_getCitizenIDCardInfo"\]/,
    );
    consent.searchParams.set('redirect_uri', 'https://evil.example/');
    expect((await app.inject(`${consent.pathname}${consent.search}`)).statusCode).toBe(400);
  });

  it('[AUT-1] [SEC-6] takes no consent that was given for another session, also of the same customer, and leaves it to its own', async () => {
    const owner = await provider.signedIn();
    const stranger = await provider.signedIn();
    const second = await provider.deps.sessions.open(provider.deps.db, owner.userId);
    const answer = await agree(owner.headers);
    const refused = await bring(stranger.headers, answer);
    expect(refused).toMatchObject({ status_code: 400, result: { problem: 'state-conflict' } });
    expect(refused.message).toContain('another session');
    const other = { ...owner.headers, authorization: `Bearer ${second.token}` };
    expect((await bring(other, answer)).status_code).toBe(400);
    expect((await bring({}, answer)).status_code).toBe(401);
    expect((await bring(owner.headers, answer)).status_code).toBe(200);
  });

  it('takes a consent once, and within ten minutes', async () => {
    const { headers } = await provider.signedIn();
    const answer = await agree(headers);
    const both = await Promise.all([bring(headers, answer), bring(headers, answer)]);
    expect(both.map(({ status_code }) => status_code).toSorted()).toEqual([200, 400]);
    const late = await agree(headers);
    provider.clock.advance(10 * 60_000);
    expect((await bring(headers, late)).message).toContain('has expired');
  });

  it('[ERR-22] says that e-Mongolia refused a code, in the language of the customer', async () => {
    const { headers } = await provider.signedIn();
    const { state } = await agree(headers);
    const mn = { ...headers, 'accept-language': 'mn' };
    expect((await begin(mn)).searchParams.get('redirect_uri')).toContain('/mn/');
    expect(await bring(mn, { code: 'no-such-code', state })).toMatchObject({
      status_code: 400,
      message: 'e-Mongolia мэдээлэл өгсөнгүй. Дахин оролдоно уу, эсвэл мэдээллээ өөрөө бичнэ үү.',
    });
  });

  it('leads back without a code when the customer refuses', async () => {
    const { headers } = await provider.signedIn();
    const back = await decide(await begin(headers), '');
    expect([back.searchParams.get('error'), back.searchParams.get('code')]).toEqual(['access_denied', null]);
  });

  it.each(['fail', 'malformed'] as const)('[ERR-22] [REL-3] says that e-Mongolia does not answer: %s', async (kind) => {
    const { headers } = await provider.signedIn();
    const answer = await agree(headers);
    provider.deps.faults.add({ id: 'dan', operation: 'dan', kind });
    const refused = await bring(headers, answer);
    expect(refused).toMatchObject({ status_code: 503, result: { problem: 'unavailable' } });
    expect(refused.message).toContain('e-Mongolia is not answering');
  });

  it.each([{ code: 'x' }, { code: 'abcd', state: 'short' }, { code: 'a b c d', state: 'a'.repeat(43) }, {}])(
    '[AUT-3] refuses %j',
    async (payload) => {
      const { headers } = await provider.signedIn();
      expect(await bring(headers, payload)).toMatchObject({ status_code: 400, result: { problem: 'invalid-input' } });
    },
  );

  it('[PII-1] [PII-2] neither logs nor keeps whom it was about', async () => {
    const { headers } = await provider.signedIn();
    const answer = await agree(headers);
    await bring(headers, answer);
    const logged = provider.logLines.join('\n');
    expect(logged).toContain('identity-imported');
    expect(logged).not.toMatch(/УБ|95060421|BATBOLD|Батболд|E2345678|1995-06-04/i);
    for (const secret of [answer.code, answer.state]) expect(logged).not.toContain(secret);
    const stored = JSON.stringify([
      await provider.deps.db.selectFrom('identity_imports').selectAll().execute(),
      await provider.deps.db.selectFrom('sandbox.dan_grants').selectAll().execute(),
    ]);
    expect(stored).not.toMatch(/95060421|BATBOLD|Батболд|E2345678/i);
  });
});

describe('What DAN answers', () => {
  const said = (card: object, passport?: object) => [
    { citizen_loginType: 5 },
    { services: { WS100101_getCitizenIDCardInfo: { response: card } } },
    ...(passport ? [{ services: { WS1: { response: passport } } }] : []),
  ];
  const card = { regnum: 'уб95060421', lastname: 'Батболд', firstname: 'Анударь', gender: 'эм', birthDateAsText: '' };

  it('is read by the register number where the card leaves a gap', () => {
    expect(readDanAnswer(said({ ...card, gender: null }), undefined)).toMatchObject({
      birthday: '1995-06-04',
      gender: 'F',
      register_number: 'UB95060421',
    });
  });

  it.each([
    ['nothing', []],
    ['a list of something else', [1, 2]],
    ['a half register number', said({ ...card, regnum: 'УБ9506' })],
    ['a register number of no day', said({ ...card, regnum: 'УБ95063421' })],
    ['Latin look-alikes', said({ ...card, regnum: '12345678' })],
  ])('is refused as no answer: %s', (_name, body) => {
    expect(() => readDanAnswer(body, undefined)).toThrow('unavailable');
  });

  it('gives no name that a passport form would refuse, and no document of another shape', () => {
    const odd = { passportNum: 'E-1', expireDate: '2033-04-18', lastnameLatin: 'BAT BOLD', firstnameLatin: 'Анударь' };
    expect(readDanAnswer(said(card, odd), 'WS1')).toMatchObject({
      last_name: '',
      first_name: '',
      document_number: '',
      document_expired_date: '',
    });
  });
});
