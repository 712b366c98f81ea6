import type { BusDeparture } from '@aylal/contracts/bus';
import type { BusOrder } from '@aylal/contracts/orders';
import { bankIdOf, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';

/** A passenger of a register number that is no one else's; `over` says what matters to a test. */
export function busPassenger(seat: number, over: object = {}) {
  return { seat, last_name: 'Bat', first_name: 'Sarnai', document_number: registerOf(seat), ...over };
}

function registerOf(seat: number): string {
  return `UB900101${String(seat).padStart(2, '0')}`;
}

/** The few sentences in which the tests of buses speak; each test takes a bus of its own. */
export function busActions(at: BookingFixture) {
  const schedule = async (trip: string, customer?: Customer) =>
    (await at.app.inject({ url: `/api/bus/schedule/${trip}`, headers: { ...customer?.headers } })).json()
      .result as BusDeparture[];
  const actions = {
    /** The same customer with a session of now. */
    async again(customer: Customer): Promise<Customer> {
      const { token } = await at.deps.sessions.open(at.deps.db, customer.userId);
      return { ...customer, headers: { ...customer.headers, authorization: `Bearer ${token}` } };
    },
    /** The bus that leaves at an hour, as the schedule has it now. */
    async bus(trip: string, hour = '14:30'): Promise<BusDeparture> {
      const found = (await schedule(trip)).find(({ departure_time }) => departure_time.slice(11, 16) === hour);
      if (!found) throw new Error(`No bus at ${hour}`);
      return found;
    },
    free: ({ seats }: BusDeparture) => seats.filter(({ is_free }) => is_free).map(({ seat }) => seat),
    book: (customer: Customer, bus: BusDeparture, pax: readonly object[], over: object = {}, key?: string) =>
      at.post(
        customer,
        '/api/bus/booking/',
        {
          schedule_id: bus.id,
          pax,
          contact_email: 'sarnai@example.mn',
          contact_phone: '99112233',
          contact_dial_code: '976',
          ...over,
        },
        key,
      ),
    order: async (customer: Customer, ref: string) =>
      (await at.get(customer, `/api/order/v1/detail/bus/${ref}/`)).body.result as unknown as BusOrder,
    async pay(customer: Customer, ref: string): Promise<void> {
      const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
      await at.bank(bankIdOf(invoice), { action: 'pay' });
    },
    /** A paid order of so many seats of a bus, the first ones that are free. */
    async paid(trip: string, count: number, hour?: string, over: object = {}) {
      const [customer, bus] = [await at.customer(), await actions.bus(trip, hour)];
      const seats = actions.free(bus).slice(0, count);
      const answer = await actions.book(
        customer,
        bus,
        seats.map((seat) => busPassenger(seat, over)),
      );
      const ref = answer.body.result.ref_number;
      await actions.pay(customer, ref);
      return { customer, bus, ref, seats };
    },
    async issued(trip: string, count: number, hour?: string, over: object = {}) {
      const order = await actions.paid(trip, count, hour, over);
      await at.work.issue('bus');
      return order;
    },
  };
  return actions;
}
