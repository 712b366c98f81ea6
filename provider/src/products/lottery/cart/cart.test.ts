import type { Cart } from '@aylal/contracts/cart';
import { openProviderFixture, type ProviderFixture } from '../../../testing/provider-fixture.ts';

let provider: ProviderFixture;
beforeAll(async () => {
  provider = await openProviderFixture();
});
afterAll(() => provider.close());

type Headers = Record<string, string>;
const customer = async () => (await provider.signedIn()).headers;

async function call(headers: Headers, method: 'GET' | 'PATCH' | 'DELETE', path = '', body?: object) {
  const response = await provider.app.inject({
    method,
    url: `/api/cart/package/${path}`,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  });
  const answer = response.json<{ result: Cart & { problem: string; fields: Record<string, string> } }>();
  return { status: response.statusCode, result: answer.result };
}
const add = (headers: Headers, name: string, quantity: unknown = 1) => {
  provider.clock.advance(1);
  return call(headers, 'PATCH', 'add/', { name, quantity });
};
const update = (headers: Headers, id: string, quantity: unknown) => call(headers, 'PATCH', 'update/', { id, quantity });
const held = ({ result }: { result: Cart }) => result.items.map(({ id, quantity }) => [id, quantity]);

describe('[CART-01.1] The cart', () => {
  it('[CALL-07] [GAP-24] [CART-04] [API-06] begins empty, with the rates, for who is signed in alone', async () => {
    const read = await call(await customer(), 'GET');
    expect(read).toMatchObject({ status: 200, result: { items: [], count: 0 } });
    expect(Number(read.result.rates['USD'])).toBeGreaterThan(0);
    expect((await call({}, 'GET')).status).toBe(401);
  });

  it('[CALL-02] [CART-02] [GAP-08.2] [API-01] adds by name, and counts the sum of quantities', async () => {
    const headers = await customer();
    expect((await add(headers, 'Khangai')).result).toMatchObject({
      count: 1,
      items: [{ id: 'khangai', name: 'Khangai', quantity: 1, price: 2_000, game_code: 'KHANGAI', left: 20 }],
    });
    await add(headers, 'Blue Sky', 2);
    const full = await add(headers, 'Khangai', 3);
    expect(held(full)).toEqual([
      ['khangai', 4],
      ['blue-sky', 2],
    ]);
    expect(full.result.count).toBe(6);
  });

  it('loses nothing when two tabs add at once', async () => {
    const headers = await customer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(headers, 'Altan Gobi')));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await call(headers, 'GET')).result.count).toBe(6);
  });

  it('[CALL-03] [CALL-04] [CALL-05] [API-02] [API-03] [API-04] changes, removes and empties', async () => {
    const headers = await customer();
    await add(headers, 'Orkhon');
    await add(headers, 'Nomad Gold');
    expect(held(await update(headers, 'orkhon', 5))).toEqual([
      ['orkhon', 5],
      ['nomad-gold', 1],
    ]);
    expect(held(await call(headers, 'DELETE', 'orkhon/'))).toEqual([['nomad-gold', 1]]);
    expect((await call(headers, 'DELETE', 'orkhon/')).status).toBe(404);
    expect((await update(headers, 'orkhon', 2)).status).toBe(404);
    expect((await call(headers, 'DELETE', 'all/')).result).toMatchObject({ items: [], count: 0 });
  });

  it.each([0, -1, 1.5, 21, 1e15, 'x', null])(
    'refuses the quantity %s at its place, and changes nothing',
    async (quantity) => {
      const headers = await customer();
      await add(headers, 'Orkhon');
      for (const refused of [await add(headers, 'Orkhon', quantity), await update(headers, 'orkhon', quantity)]) {
        expect(refused.status).toBe(400);
        expect(Object.keys(refused.result.fields)).toEqual(['quantity']);
      }
      expect((await call(headers, 'GET')).result.count).toBe(1);
    },
  );

  it('holds no more than a day allows, whatever is in it', async () => {
    const headers = await customer();
    await add(headers, 'Orkhon', 12);
    await add(headers, 'Khangai', 8);
    expect(await add(headers, 'Blue Sky')).toMatchObject({
      status: 400,
      result: { problem: 'invalid-input', fields: { quantity: 'lottery_daily_limit' } },
    });
    expect((await update(headers, 'khangai', 9)).status).toBe(400);
    expect((await update(headers, 'khangai', 7)).status).toBe(200);
  });

  it('knows no other product, and nobody else', async () => {
    const [mine, other] = [await customer(), await customer()];
    expect((await add(mine, 'Nothing')).status).toBe(404);
    await add(mine, 'Khangai');
    expect((await call(other, 'GET')).result.count).toBe(0);
    expect((await call(other, 'DELETE', 'khangai/')).status).toBe(404);
    expect((await call(mine, 'GET')).result.count).toBe(1);
  });
});
