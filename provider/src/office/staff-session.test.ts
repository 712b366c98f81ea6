import { openProviderFixture, type ProviderFixture } from '../testing/provider-fixture.ts';
import { openOffice } from './testing/office-fixture.ts';

describe('A person of the office', () => {
  let provider: ProviderFixture;
  let office: ReturnType<typeof openOffice>;
  beforeAll(async () => {
    provider = await openProviderFixture();
    office = openOffice(provider);
  });
  afterAll(() => provider.close());
  const outcome = async (payload: object) => {
    const answer = await office.trySignIn(payload);
    return [answer.statusCode, answer.json().result.problem];
  };

  it.each([
    ['password', { password: 'a bad day at the office' }],
    ['code', { code: '000000' }],
    ['address', { email: 'nobody@office.example.mn' }],
  ])('[SEC-5] is refused alike for another %s', async (_what, wrong) => {
    const account = await office.account('support');
    expect(await outcome({ ...account, ...wrong })).toEqual([400, 'wrong-credentials']);
  });

  it('is let in by a code once, and a code of half a minute ago still counts', async () => {
    provider.clock.advance(61_000);
    const account = await office.account('support');
    provider.clock.advance(30_000);
    expect(await outcome(account)).toEqual([200, undefined]);
    expect(await outcome(account)).toEqual([400, 'wrong-credentials']);
    const both = await office.account('support');
    const answers = await Promise.all([outcome(both), outcome(both)]);
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 400]);
  });

  it('[SEC-4] [SEC-7] has twenty wrong tries a day, also side by side, and then not even the right one', async () => {
    const account = await office.account('auditor');
    const tries = await Promise.all(Array.from({ length: 24 }, () => outcome({ ...account, password: 'wrong' })));
    expect(tries.filter(([status]) => status === 429)).toHaveLength(4);
    expect((await outcome(await office.account('auditor')))[0]).toBe(429);
  });

  it('is signed out by half an hour without an act, and by the end of the day in any case', async () => {
    const idle = await office.signIn('support');
    provider.clock.advance(31 * 60_000);
    expect((await idle.get('session/')).status).toBe(401);
    const busy = await office.signIn('support');
    const told = (await busy.get('session/')).result.expires;
    expect(Date.parse(told) - provider.clock.now()).toBe(30 * 60_000);
    for (let hours = 0; hours < 20; hours += 1) {
      provider.clock.advance(29 * 60_000);
      expect((await busy.get('session/')).status).toBe(200);
    }
    provider.clock.advance(29 * 60_000);
    provider.clock.advance(29 * 60_000);
    expect((await busy.get('session/')).status).toBe(401);
    await provider.deps.staffSessions.forgetEnded(provider.deps.db);
    expect(await provider.deps.db.selectFrom('staff_sessions').selectAll().execute()).toEqual([]);
  });

  it('may do nothing any more once they have left', async () => {
    const gone = await office.signIn('content');
    await provider.deps.db
      .updateTable('staff')
      .set({ ended_at: provider.clock.now() })
      .where('id', '=', gone.id)
      .execute();
    expect((await gone.get('session/')).status).toBe(401);
  });

  it('[SEC-1] [PII-2] leaves neither token, password nor secret in the database', async () => {
    const { headers } = await office.signIn('finance');
    const { email, password } = await office.account('finance');
    const rows = JSON.stringify([
      await provider.deps.db.selectFrom('staff').selectAll().execute(),
      await provider.deps.db.selectFrom('staff_sessions').selectAll().execute(),
    ]);
    expect(rows).toContain(email);
    expect(rows).not.toContain(password);
    expect(rows).not.toContain(headers.authorization.slice('Bearer '.length));
    expect(rows).not.toMatch(/"sealed_secret":"[A-Z2-7]{32}"/);
  });
});
