import { openBookingFixture, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterEach(() => at.deps.faults.clear());
afterAll(() => at.close());

describe('Saved hotels', () => {
  const SAVED = '/api/hotel/v5/save_hotels/';
  const list = async (customer: Customer) =>
    (await at.get(customer, SAVED)).body.result as unknown as { id: string; price: number; price_now: number }[];

  it('[CALL-63] [CALL-64] [CALL-65] [API-42] [API-43] [API-44] are kept once with the price of then and now, for their owner alone', async () => {
    const customer = await at.customer();
    const first = await at.post(customer, SAVED, { tapa_code: 'ULN-0001', name: 'Somebody else’s' });
    const again = await at.post(customer, SAVED, { tapa_code: 'ULN-0001' });
    expect([first.body.status_code, again.body.status_code]).toEqual([200, 201]);
    const [saved] = await list(customer);
    expect(saved).toMatchObject({ hotel: { tapa_code: 'ULN-0001', name: 'Tenger Plaza' } });
    expect(saved?.price).toBe(saved?.price_now);
    const url = `${SAVED}${saved?.id ?? ''}/`;
    const remove = async ({ headers }: Customer) =>
      (await at.app.inject({ method: 'DELETE', url, headers })).statusCode;
    expect(await remove(await at.customer())).toBe(404);
    expect(await remove(customer)).toBe(200);
    expect(await list(customer)).toEqual([]);
    expect((await at.post(customer, SAVED, { tapa_code: 'ULN-9999' })).status).toBe(404);
  });
});
