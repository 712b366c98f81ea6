import { homeDate } from '@aylal/domain/calendar';
import { isOverdue } from '@aylal/domain/payments';
import { instalmentsOf } from '../../commerce/orders/order-debt.ts';
import { bankIdOf, journey, openBookingFixture, person, type BookingFixture } from '../../testing/booking-fixture.ts';
import { openOffice } from '../testing/office-fixture.ts';

const day = 86_400_000;
const partial_payment = {
  initial_payment_amount: 225_000,
  partial_payment_fee: 9_000,
  refund_service_charge: 5_000,
  types: [{ key: 'three', divider: 2, deadline_after_init: 240, refund_comm_rate: 2 }],
};

describe('Overdue instalments', () => {
  let at: BookingFixture;
  beforeAll(async () => {
    at = await openBookingFixture();
  });
  afterAll(() => at.close());

  /** An order whose first instalment is paid: 248,000 now, 337,500 after 5 days and as much after 10. */
  async function inParts() {
    // Payment in parts is offered in Mongolian alone.
    const fresh = await at.customer();
    const customer = { ...fresh, headers: { ...fresh.headers, 'accept-language': 'mn' } };
    const quote = await at.quote({ partial_payment });
    const booked = await at.post(customer, '/api/flight/v4/rest/confirm/', {
      journey: { ...journey(quote.ref_number), partial_payment: true, partial_payment_type: 'three' },
      person_names: [person()],
    });
    const ref: string = booked.body.result.ref_number;
    const pay = async () => {
      const asked = { ref_number: ref, payment_name: 'QPAY', p: 'bnpl' };
      await at.bank(bankIdOf(await at.post(customer, '/api/payment/v1/invoice/', asked)), { action: 'pay' });
    };
    await pay();
    await at.work.issue('flight');
    return { ref, pay };
  }
  /** As finance, whose session has not ended, however far the clock has gone. */
  const list = async (search = '') => {
    const finance = await openOffice(at).signIn('finance');
    return (await finance.get(`instalments/overdue/${search}`)).result;
  };
  /** What the rule that customers are shown by says of an order. */
  async function byRule(ref: string) {
    const order = await at.deps.db
      .selectFrom('orders')
      .selectAll()
      .where('ref_number', '=', ref)
      .executeTakeFirstOrThrow();
    const today = homeDate(at.clock.now());
    return instalmentsOf(order).flatMap((one, index) =>
      isOverdue(one, today) ? [{ ref_number: ref, part: index + 1, amount: one.to_pay, due: one.deadline_date }] : [],
    );
  }

  it('[INST-12] are listed from the day after their last one, the longest first, with their sum, and not those that are paid', async () => {
    const [one, other] = [await inParts(), await inParts()];
    await other.pay();
    at.clock.advance(5 * day);
    expect(await list()).toEqual({ instalments: [], next: null, count: 0, sum: 0 });

    at.clock.advance(day);
    const first = await list();
    expect(first).toMatchObject({ count: 1, sum: 337_500, next: null });
    expect(first.instalments).toEqual([{ ...(await byRule(one.ref))[0], product: 'flight', parts: 3, days_late: 1 }]);

    at.clock.advance(5 * day);
    const all = await list();
    expect([all.count, all.sum]).toEqual([3, 3 * 337_500]);
    const [second, ...lasts] = [...(await byRule(one.ref)), ...(await byRule(other.ref))];
    expect(all.instalments).toMatchObject([
      second,
      ...lasts.toSorted((a, b) => (a.ref_number < b.ref_number ? -1 : 1)),
    ]);
    expect(all.instalments.map(({ days_late }: { days_late: number }) => days_late)).toEqual([6, 1, 1]);
  });

  it('are read page by page, each once', async () => {
    const pages = [];
    for (let next: string | null = ''; next !== null && pages.length < 10;) {
      const page: { instalments: { ref_number: string; part: number }[]; next: string | null } = await list(
        `?limit=1${next ? `&after=${encodeURIComponent(next)}` : ''}`,
      );
      pages.push(...page.instalments);
      next = page.next;
    }
    const { instalments, count } = await list();
    expect(pages).toEqual(instalments);
    expect(count).toBe(pages.length);
    expect((await (await openOffice(at).signIn('finance')).get('instalments/overdue/?after=now')).status).toBe(400);
  });
});
