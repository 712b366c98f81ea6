import type { InsuranceOrder } from '@aylal/contracts/orders';
import { addDays, homeDate } from '@aylal/domain/calendar';
import { bankIdOf, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';

/** The few sentences in which tests of covers speak. */
export function coverActions(at: BookingFixture) {
  const dayIn = (days: number) => addDays(homeDate(at.clock.now()), days);
  const person = (over: object = {}) => ({
    last_name: 'Batbold',
    first_name: 'Anudari',
    gender: 'F',
    birthday: '1990-05-05',
    document_number: 'E12345678',
    nationality: 'MN',
    ...over,
  });
  const wish = (over: object = {}) => ({
    slug: 'schengen',
    start_date: dayIn(10),
    end_date: dayIn(16),
    destination: 'FR',
    contact_name: 'Anudari Batbold',
    contact_email: 'sarnai@example.mn',
    contact_phone: '99112233',
    contact_dial_code: '976',
    insured: [person(), person({ first_name: 'Temuujin', gender: 'M', birthday: dayIn(10 - 365 * 9) })],
    ...over,
  });
  const book = (customer: Customer, over: object = {}, key?: string) =>
    at.post(customer, '/api/insurance/booking/', wish(over), key);
  async function paid(over: object = {}) {
    const customer = await at.customer();
    const { ref_number: ref } = (await book(customer, over)).body.result;
    const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    await at.bank(bankIdOf(invoice), { action: 'pay' });
    return { customer, ref };
  }
  return {
    dayIn,
    person,
    wish,
    book,
    paid,
    async issued(over: object = {}) {
      const order = await paid(over);
      await at.work.issue('insurance');
      return order;
    },
    /** The same customer with a session of now. */
    async again(customer: Customer): Promise<Customer> {
      const { token } = await at.deps.sessions.open(at.deps.db, customer.userId);
      return { ...customer, headers: { ...customer.headers, authorization: `Bearer ${token}` } };
    },
    order: async (customer: Customer, ref: string) =>
      (await at.get(customer, `/api/order/v1/detail/insurance/${ref}/`)).body.result as unknown as InsuranceOrder,
    policy: (customer: Customer, ref: string) => at.get(customer, `/api/insurance/policy/?ref_number=${ref}`),
    /** What the insurer's own books have of an order. */
    atInsurer: (ref: string) =>
      at.deps.db.selectFrom('sandbox.policies').selectAll().where('reference', '=', ref).execute(),
  };
}
export type CoverActions = ReturnType<typeof coverActions>;
