import { answer, defineEndpoint, refusal } from '@aylal/contracts';
import { sql } from 'kysely';
import * as v from 'valibot';
import { createApp } from '../../app/create-app.ts';
import type { Deps } from '../deps.ts';
import { accounts, balanceOf, post } from '../../commerce/ledger/ledger.ts';
import { refuse } from './problem-error.ts';
import { route, type Route } from './route.ts';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';

const pay = defineEndpoint({
  name: 'pay',
  id: 'TEST-4',
  summary: 'Moves money',
  method: 'POST',
  path: '/api/test/pay/',
  auth: 'bearer',
  idempotent: true,
  body: v.object({ amount: v.number(), outcome: v.optional(v.string(), '') }),
  answers: { 200: answer(v.object({ paid: v.number() })), 400: refusal, 409: refusal },
});
const order = { ...pay, name: 'pay-partner', path: '/api/test/pay-partner/' } as const;

describe('[MNY-3] An idempotent operation', () => {
  let provider: ProviderFixture;
  let asked: string[] = [];
  let broken = '';
  const slow = Promise.withResolvers<void>();

  function testRoutes(deps: Deps): readonly Route[] {
    return [
      route(pay).to(async ({ tx, body, session, now }) => {
        const entries = [
          { account: accounts.partnerClearing('test'), amount: body.amount },
          { account: accounts.customerCredit(session.userId), amount: -body.amount },
        ];
        await post(tx, { kind: 'goodwill', reference: session.userId, at: now, entries });
        if (broken === 'crash') throw new Error('the process fell over');
        if (body.outcome === 'refuse') throw refuse('already-paid');
        if (body.outcome === 'invalid') throw refuse('invalid-input', { fields: { amount: 'validation_number' } });
        return { status_code: 200, result: { paid: -(await balanceOf(tx, accounts.customerCredit(session.userId))) } };
      }),
      route(order).withPartner({
        prepare: async ({ idempotencyKey }) => {
          asked.push(idempotencyKey);
          const first = asked.filter((key) => key === idempotencyKey).length === 1;
          if (broken === 'slow' && first) {
            await slow.promise;
            provider.clock.advance(1);
          }
          if (broken === 'partner') throw refuse('payment-unavailable');
          await sql`select 1`.execute(deps.db);
          return 100;
        },
        handle: async ({ tx, session, now }, amount) => {
          const entries = [
            { account: accounts.partnerClearing('test'), amount },
            { account: accounts.customerCredit(session.userId), amount: -amount },
          ];
          await post(tx, { kind: 'goodwill', reference: session.userId, at: now, entries });
          if (broken === 'crash') throw new Error('the process fell over');
          return { status_code: 200, result: { paid: amount } };
        },
      }),
    ];
  }

  beforeAll(async () => {
    provider = await openProviderFixture({}, testRoutes);
  });
  beforeEach(() => {
    asked = [];
    broken = '';
  });
  afterAll(() => provider.close());

  async function customer() {
    const { userId, headers } = await provider.signedIn();
    const send = async (
      key: string | undefined,
      payload: object = { amount: 500 },
      path = 'pay',
      app = provider.app,
    ) => {
      const response = await app.inject({
        method: 'POST',
        url: `/api/test/${path}/`,
        payload,
        headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      });
      return { status: response.statusCode, body: response.json() };
    };
    return { send, balance: async () => 0 - (await balanceOf(provider.deps.db, accounts.customerCredit(userId))) };
  }

  it('takes effect once for a double click, and answers both or says that it is running', async () => {
    const { send, balance } = await customer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('key-double-click')));
    expect(await balance()).toBe(500);
    for (const { status, body } of answers) {
      if (status === 200) expect(body.result).toEqual({ paid: 500 });
      else expect(body).toMatchObject({ status_code: 409, result: { problem: 'still-running' } });
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await send('key-double-click')).body.result).toEqual({ paid: 500 });
  });

  it('gives the stored answer after a restart', async () => {
    const { send, balance } = await customer();
    await send('key-restart');
    const again = await createApp(provider.deps, testRoutes(provider.deps));
    expect((await send('key-restart', undefined, 'pay', again)).body.result).toEqual({ paid: 500 });
    expect(await balance()).toBe(500);
    await again.close();
  });

  it('refuses the same key with another body: 422', async () => {
    const { send, balance } = await customer();
    await send('key-other-body');
    expect(await send('key-other-body', { amount: 501 })).toMatchObject({
      status: 422,
      body: { result: { problem: 'idempotency-key-reused' } },
    });
    expect(await balance()).toBe(500);
  });

  it('refuses a missing or unusable key: 400', async () => {
    const { send, balance } = await customer();
    expect(await send(undefined)).toMatchObject({
      status: 400,
      body: { result: { problem: 'idempotency-key-missing' } },
    });
    expect((await send('short')).status).toBe(400);
    expect((await send('x'.repeat(256))).status).toBe(400);
    expect(await balance()).toBe(0);
  });

  it('keeps keys apart by account and by route', async () => {
    const one = await customer();
    const two = await customer();
    await one.send('key-shared');
    expect((await two.send('key-shared', { amount: 7 })).body.result).toEqual({ paid: 7 });
    expect((await one.send('key-shared', { amount: 500 }, 'pay-partner')).status).toBe(200);
  });

  it('does not keep answers to invalid input, and undoes what was written', async () => {
    const { send, balance } = await customer();
    expect((await send('key-invalid', { amount: 'much' })).status).toBe(400);
    expect((await send('key-invalid', { amount: 5, outcome: 'invalid' })).status).toBe(400);
    expect(await balance()).toBe(0);
    expect((await send('key-invalid')).status).toBe(200);
  });

  it('keeps a refusal of the state, without its writes', async () => {
    const { send, balance } = await customer();
    const first = await send('key-refused', { amount: 5, outcome: 'refuse' });
    expect(first).toMatchObject({ status: 409, body: { result: { problem: 'already-paid' } } });
    expect(await send('key-refused', { amount: 5, outcome: 'refuse' })).toEqual(first);
    expect(await balance()).toBe(0);
  });

  it.each(['pay', 'pay-partner'])(
    'leaves neither effect nor key behind when %s falls over, and works at the next try',
    async (path) => {
      const { send, balance } = await customer();
      broken = 'crash';
      expect((await send('key-crash', undefined, path)).status).toBe(500);
      expect(await balance()).toBe(0);
      broken = '';
      expect((await send('key-crash', undefined, path)).status).toBe(200);
    },
  );

  it('asks the partner once for a double click, and again with the same key after the partner failed', async () => {
    const { send } = await customer();
    const answers = await Promise.all([
      send('key-partner', { amount: 1 }, 'pay-partner'),
      send('key-partner', { amount: 1 }, 'pay-partner'),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(asked).toEqual(['key-partner']);
    broken = 'partner';
    expect((await send('key-partner-down', { amount: 1 }, 'pay-partner')).status).toBe(503);
    broken = '';
    expect((await send('key-partner-down', { amount: 1 }, 'pay-partner')).status).toBe(200);
  });

  it('takes over a key that a dead process left running, once its lease is over', async () => {
    const { userId, headers } = await provider.signedIn();
    const { sha256 } = await import('../ids.ts');
    const now = provider.clock.now();
    await provider.deps.db
      .insertInto('idempotency_keys')
      .values({
        user_id: userId,
        route: 'pay-partner',
        key: 'key-left-behind',
        request_hash: sha256(JSON.stringify([null, { amount: 1, outcome: '' }])),
        answer: null,
        created_at: now,
        lease_until: now + 20_000,
      })
      .execute();
    const send = () =>
      provider.app.inject({
        method: 'POST',
        url: '/api/test/pay-partner/',
        payload: { amount: 1 },
        headers: { ...headers, 'idempotency-key': 'key-left-behind' },
      });
    expect((await send()).json()).toMatchObject({ status_code: 409, result: { problem: 'still-running' } });
    provider.clock.advance(20_000);
    expect((await send()).statusCode).toBe(200);
  });

  it('takes effect once when the first sender comes back after its lease was taken over', async () => {
    const { send, balance } = await customer();
    broken = 'slow';
    const first = send('key-slow-partner', { amount: 1 }, 'pay-partner');
    while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    provider.clock.advance(20_000);
    expect((await send('key-slow-partner', { amount: 1 }, 'pay-partner')).status).toBe(200);
    slow.resolve();
    expect((await first).status).toBe(409);
    expect(await balance()).toBe(100);
  });

  it('is kept for 24 hours and more', async () => {
    const { send, balance } = await customer();
    await send('key-next-day');
    provider.clock.advance(24 * 3_600_000 - 60_000);
    await (
      await import('../idempotency/idempotency-store.ts')
    ).forgetOldKeys(provider.deps.db, provider.clock.now() + 60_000);
    const storedKeys = await provider.deps.db
      .selectFrom('idempotency_keys')
      .select('key')
      .where('key', '=', 'key-next-day')
      .execute();
    expect(storedKeys).toHaveLength(1);
    expect(await balance()).toBe(500);
  });
});
