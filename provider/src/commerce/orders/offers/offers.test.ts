import type { OrderOffers } from '@aylal/contracts/orders';
import { openBookingFixture, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';

describe('What is offered for the journey of an order', () => {
  let at: BookingFixture;
  beforeAll(async () => {
    at = await openBookingFixture();
  });
  afterEach(() => at.deps.faults.clear());
  afterAll(async () => {
    await at.close();
  });

  const read = (customer: Customer, ref: string) => at.get(customer, `/api/order/v1/recommendations/${ref}/`);
  const offersOf = async (customer: Customer, ref: string) =>
    (await read(customer, ref)).body.result as unknown as OrderOffers | null;

  it('[NEED-170] is data and a cover for its country and days, at their prices of now', async () => {
    const { customer, ref } = await at.issued();
    const order = await at.order(customer, ref);
    expect(await offersOf(customer, ref)).toMatchObject({
      country_code: 'KR',
      country_name: 'South Korea',
      start_date: order.search_data.depart_date,
      esim: { slug: 'south-korea-data', country_code: 'KR' },
      insurance: { slug: 'asia' },
    });
  });

  it('[NEED-170] leaves out what its owner has already', async () => {
    const { customer, ref } = await at.issued();
    const wanted = {
      slug: 'south-korea-data',
      package_id: 'south-korea-7days-1gb',
      contact_email: 'sarnai@example.mn',
    };
    expect((await at.post(customer, '/api/esim/booking', wanted)).status).toBe(200);
    expect(await offersOf(customer, ref)).toMatchObject({ esim: null, insurance: { slug: 'asia' } });
  });

  it('[NEED-170] is nothing once the journey has begun, and of an order that is not the caller’s', async () => {
    const { customer, ref } = await at.issued();
    expect((await read(await at.customer(), ref)).status).toBe(404);
    const { search_data } = await at.order(customer, ref);
    at.clock.advance(Date.parse(`${search_data.depart_date}T00:00:00+08:00`) + 86_400_000 - at.clock.now());
    const { token } = await at.deps.sessions.open(at.deps.db, customer.userId);
    const later = { ...customer, headers: { ...customer.headers, authorization: `Bearer ${token}` } };
    expect(await offersOf(later, ref)).toBeNull();
  });
});
