import { openProviderFixture, type ProviderFixture } from '../testing/provider-fixture.ts';

const password = 'two-humped-camels';
let provider: ProviderFixture;
beforeAll(async () => {
  provider = await openProviderFixture();
});
afterAll(() => provider.close());

async function call(path: string, payload: object) {
  const answer = await provider.app.inject({ method: 'POST', url: `/api/user/v1/${path}/`, payload });
  return { status: answer.statusCode, problem: answer.json().result?.problem, user: answer.json().result };
}

async function register(dial_code: string, phone: string, to: string) {
  provider.clock.advance(31_000);
  await call('send_verify_code', { dial_code, phone, purpose: 'register' });
  const sent = await provider.app.inject({ url: `/sandbox/outbox?to=${encodeURIComponent(to)}` });
  const verify_code = sent.json().messages[0]?.code;
  return call('register', { dial_code, phone, first_name: 'BAT', last_name: 'DORJ', password, verify_code });
}

/** An account as it was written down before numbers had one spelling. */
async function older(id: string, dial_code: string, phone: string) {
  const password_hash = await provider.deps.passwords.hash(`${password}-${id}`);
  await provider.deps.db
    .insertInto('users')
    .values({ id, email: null, dial_code, phone, first_name: id, last_name: 'OLD', password_hash, created_at: 1 })
    .execute();
}

describe('[SEC-4] [AUT-3] A phone number', () => {
  it('has one account, however it is typed', async () => {
    expect((await register('976', '99112233', '+97699112233')).status).toBe(200);
    for (const [dial, phone] of [
      ['976', '099112233'],
      ['976', '97699112233'],
      ['976', '0097699112233'],
      ['97', '699112233'],
    ] as const)
      expect([(await register(dial, phone, '+97699112233')).problem]).not.toEqual([undefined]);
    const phones = await provider.deps.db.selectFrom('users').select('phone').where('phone', 'is not', null).execute();
    expect(phones).toEqual([{ phone: '99112233' }]);
    for (const login of ['099112233', '+976 9911-2233', '0097699112233', '97699112233'])
      expect((await call('login', { login, dial_code: '976', password })).status).toBe(200);
  });

  it('leads to the account of before by its own spelling, also where two had become of one number', async () => {
    await older('FIRST', '976', '088112233');
    expect((await call('login', { login: '88112233', dial_code: '976', password: `${password}-FIRST` })).status).toBe(
      200,
    );
    await older('SECOND', '976', '88112233');
    const first = await call('login', { login: '088112233', dial_code: '976', password: `${password}-FIRST` });
    const second = await call('login', { login: '88112233', dial_code: '976', password: `${password}-SECOND` });
    expect([first.user.first_name, second.user.first_name]).toEqual(['FIRST', 'SECOND']);
  });
});
