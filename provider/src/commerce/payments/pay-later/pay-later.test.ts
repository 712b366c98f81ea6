import { openProviderFixture, type ProviderFixture } from '../../../testing/provider-fixture.ts';

let at: ProviderFixture;
beforeAll(async () => {
  at = await openProviderFixture();
});
afterAll(() => at.close());

const read = async (amount: string) => {
  const answer = await at.app.inject({ url: `/api/payment/v1/pay_later/?amount=${amount}` });
  return { status: answer.statusCode, result: JSON.parse(answer.body).result };
};

describe('What paying later costs', () => {
  it('[INST-19] [INST-21] [INST-28] counts its days from today by the clock of the provider', async () => {
    const before = (await read('1000000')).result;
    expect([before.lend.one_time_payment, before.lend.end_date, before.lend.flexi_date]).toEqual([
      1_010_102,
      '2026-10-31',
      '2026-11-01',
    ]);
    expect(before.pocket_zero.map(({ days }: { days: number }) => days)).toEqual([30, 45, 60, 90]);
    // In Ulaanbaatar the next day begins at 16:00 UTC.
    at.clock.advance(16 * 3_600_000);
    expect((await read('1000000')).result.lend.end_date).toBe('2026-11-01');
  });

  it('offers nothing for an amount that is too small', async () => {
    expect(await read('2')).toEqual({ status: 200, result: { lend: null, pocket_zero: [] } });
  });

  it.each(['0', '-5', '1.5', 'many', '1000000001', ''])('[AUT-3] refuses %p', async (amount) => {
    expect((await read(amount)).status).toBe(400);
  });
});
