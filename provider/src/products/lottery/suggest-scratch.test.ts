import { accountContact } from '../../commerce/orders/account-contact.ts';
import { newOrder } from '../../commerce/orders/new-order.ts';
import { placeOrder } from '../../commerce/orders/place-order.ts';
import { openProviderFixture, testApiKey, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { lotteryGames } from './lottery-games.ts';
import { openSeries } from './series-store.ts';
import { takeTickets } from './ticket-store.ts';

let provider: ProviderFixture;
beforeAll(async () => {
  provider = await openProviderFixture();
});
afterAll(() => provider.close());

const ask = async (query: string, headers: Record<string, string> = { ...testApiKey }) => {
  const response = await provider.app.inject({ url: `/api/flight-suggest/scratch${query}`, headers });
  return { status: response.statusCode, result: response.json().result };
};

describe('[CALL-08] [API-07] Scratch products that are suggested', () => {
  it('are those of the lottery that is asked for', async () => {
    const { status, result } = await ask('?parentId=ilottery');
    expect(status).toBe(200);
    expect(result).toEqual([
      { id: 'blue-sky', name: 'Blue Sky', price: 500, game_code: 'SKY', parentId: 'ilottery' },
      { id: 'orkhon', name: 'Orkhon', price: 1_500, game_code: 'ORKHON', parentId: 'ilottery' },
    ]);
    expect((await ask('?parentId=flights')).result).toEqual([]);
  });

  it('leave out what is sold out', async () => {
    const { deps, clock, signedIn } = provider;
    const [game] = lotteryGames.filter(({ parentId }) => parentId === 'ilottery');
    if (!game) throw new Error('there is no instant lottery');
    const { userId } = await signedIn();
    const now = clock.now();
    await deps.db.transaction().execute(async (tx) => {
      const series = await openSeries(tx, deps, { ...game, perDay: 1 }, now);
      await tx.updateTable('lottery_series').set({ size: 1 }).where('id', '=', series.id).execute();
      const order = newOrder(deps.ids, {
        user_id: userId,
        product: 'lottery',
        item: { items: [], delivery_fee: 0 },
        contact: await accountContact(tx, userId),
        locale: 'mn',
        total: game.price,
        now,
      });
      await placeOrder(deps, tx, order, now);
      await takeTickets(tx, series, 1, { userId, ref: order.row.ref_number });
    });
    expect((await ask('?parentId=ilottery')).result.map(({ id }: { id: string }) => id)).toEqual(['orkhon']);
  });

  it('[GAP-44.1] are given to nobody without the key of our own server, also not to who is signed in', async () => {
    const { headers } = await provider.signedIn();
    expect((await ask('?parentId=lottery', {})).status).toBe(401);
    expect((await ask('?parentId=lottery', headers)).status).toBe(401);
    expect((await ask('?parentId=lottery', { 'x-api-key': `${testApiKey['x-api-key']}.` })).status).toBe(401);
    expect((await ask('')).status).toBe(400);
  });
});
