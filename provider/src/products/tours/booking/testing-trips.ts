import type { TripOrder } from '@aylal/contracts/orders';
import type { Trip } from '@aylal/contracts/trips';
import { bankIdOf, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';

export const grown = { last_name: 'Bat-Erdene', first_name: 'Sarnai', birthday: '1990-03-05' };
export const other = { last_name: 'Dorj', first_name: 'Tuya', birthday: '1988-01-02' };
const contact = { contact_email: 'sarnai@example.mn', contact_phone: '99112233', contact_dial_code: '976' };

/** The few sentences in which the tests of trips speak; each test takes a date of its own, by its place among them. */
export function tripActions(at: BookingFixture) {
  const actions = {
    trip: async (customer: Customer, slug = 'gobi-7-days') =>
      (await at.get(customer, `/api/travel/detail/${slug}/`)).body.result as unknown as Trip,
    dateOf: async (customer: Customer, place: number) => (await actions.trip(customer)).departures[place]?.date,
    freeOn: async (customer: Customer, date: string) =>
      (await actions.trip(customer)).departures.find((one) => one.date === date)?.free ?? 0,
    book: (customer: Customer, date: string | undefined, over: object = {}, key?: string) =>
      at.post(
        customer,
        '/api/travel/booking/',
        { travel_id: 'gobi-7-days', date, pax: [grown, other], ...contact, ...over },
        key,
      ),
    order: async (customer: Customer, ref: string) =>
      (await at.get(customer, `/api/order/v1/detail/trip/${ref}/`)).body.result as unknown as TripOrder,
    madeAt: (ref: string) =>
      at.deps.db.selectFrom('sandbox.trip_bookings').selectAll().where('reference', '=', ref).execute(),
    /** A paid order of two. */
    async paid(place: number, over: object = {}) {
      const customer = await at.customer();
      const { ref_number: ref } = (await actions.book(customer, await actions.dateOf(customer, place), over)).body
        .result;
      const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
      await at.bank(bankIdOf(invoice), { action: 'pay' });
      return { customer, ref };
    },
    /** The same, confirmed by its operator. */
    async confirmed(place: number, over: object = {}) {
      const { customer, ref } = await actions.paid(place, over);
      await at.work.issue('trip');
      return { customer, ref, order: await actions.order(customer, ref) };
    },
    /** The same customer with a session of now. */
    async again(customer: Customer): Promise<Customer> {
      const { token } = await at.deps.sessions.open(at.deps.db, customer.userId);
      return { ...customer, headers: { ...customer.headers, authorization: `Bearer ${token}` } };
    },
  };
  return actions;
}
