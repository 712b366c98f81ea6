import type { ComingJourney } from '@aylal/contracts/insurance';
import { openBookingFixture, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';
import { coverActions } from '../testing-covers.ts';

describe('Who travels on coming orders', () => {
  let at: BookingFixture;
  beforeAll(async () => {
    at = await openBookingFixture();
  });
  afterAll(() => at.close());
  const list = async (customer: Customer) =>
    (await at.get(customer, '/api/insurance/travellers/')).body.result as unknown as ComingJourney[];

  it('[NEED-162] are given to their owner alone, as long as the flight is still to leave', async () => {
    const { customer, ref } = await at.issued();
    const [journey, ...others] = await list(customer);
    expect(others).toEqual([]);
    expect(journey).toMatchObject({
      ref_number: ref,
      country: 'KR',
      start_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      people: [{ birthday: '1990-01-01', document_number: expect.stringMatching(/^[A-Z0-9]{6,}$/) }],
    });
    expect(await list(await at.customer())).toEqual([]);
    const answer = await at.app.inject({ url: '/api/insurance/travellers/', headers: customer.headers });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await at.app.inject({ url: '/api/insurance/travellers/' })).statusCode).toBe(401);
    const leaves = Date.parse(`${journey?.start_date}T00:00:00Z`) + 2 * 86_400_000;
    at.clock.advance(leaves - at.clock.now());
    expect(await list(await coverActions(at).again(customer))).toEqual([]);
  });
});
