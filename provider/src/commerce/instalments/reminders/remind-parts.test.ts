import { locales } from '@aylal/domain/language';
import {
  bankIdOf,
  journey,
  openBookingFixture,
  person,
  type BookingFixture,
  type Customer,
} from '../../../testing/booking-fixture.ts';
import { generalMails } from '../../orders/mails/general-mails.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());

const day = 86_400_000;
const partial_payment = {
  initial_payment_amount: 225_000,
  partial_payment_fee: 9_000,
  refund_service_charge: 5_000,
  types: [{ key: 'three', divider: 2, deadline_after_init: 240, refund_comm_rate: 2 }],
};

/** An order whose first part is paid: 248,000 now, 337,500 after 5 days and as much after 10. */
async function inParts(email: string): Promise<{ customer: Customer; ref: string }> {
  const fresh = await at.customer();
  const customer = { ...fresh, headers: { ...fresh.headers, 'accept-language': 'mn' } };
  const quote = await at.quote({ partial_payment });
  const booked = await at.post(customer, '/api/flight/v4/rest/confirm/', {
    journey: {
      ...journey(quote.ref_number),
      contact_email: email,
      partial_payment: true,
      partial_payment_type: 'three',
    },
    person_names: [person()],
  });
  const ref = booked.body.result.ref_number;
  await pay(customer, ref);
  await at.work.issue('flight');
  return { customer, ref };
}

async function pay(customer: Customer, ref: string): Promise<void> {
  const invoice = await at.post(customer, '/api/payment/v1/invoice/', {
    ref_number: ref,
    payment_name: 'QPAY',
    p: 'bnpl',
  });
  await at.bank(bankIdOf(invoice), { action: 'pay' });
}

const reminders = async (email: string) =>
  (await at.mails(email)).filter((subject) => subject.includes('дөхлөө') || subject.includes('хэтэрлээ'));

describe('A part that comes near', () => {
  it('[INST-12.1] is called to mind once before its last day and once after it, with amount and day', async () => {
    const { ref } = await inParts('near@example.mn');
    await at.work.remindOfParts();
    expect(await reminders('near@example.mn')).toEqual([]);
    at.clock.advance(3 * day + 3_600_000);
    await Promise.all([at.work.remindOfParts(), at.work.remindOfParts()]);
    await at.work.remindOfParts();
    expect(await reminders('near@example.mn')).toEqual([`Захиалга ${ref}: сануулга, төлбөрийн өдөр дөхлөө`]);
    const { body } = await at.deps.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', 'near@example.mn')
      .where('subject', 'like', '%дөхлөө')
      .executeTakeFirstOrThrow();
    expect(body).toContain('337,500₮, сүүлийн өдөр 2026/09/06, Ня');
    at.clock.advance(3 * day);
    await at.work.remindOfParts();
    expect(await reminders('near@example.mn')).toHaveLength(2);
    expect((await reminders('near@example.mn')).at(-1)).toContain('хэтэрлээ');
  });

  it('is not called to mind when it is paid, and the next one is', async () => {
    const { customer, ref } = await inParts('early@example.mn');
    await pay(customer, ref);
    at.clock.advance(7 * day);
    await at.work.remindOfParts();
    expect(await reminders('early@example.mn')).toEqual([]);
    at.clock.advance(2 * day);
    await at.work.remindOfParts();
    expect(await reminders('early@example.mn')).toHaveLength(1);
  });

  it('is called to mind also when payment in parts was chosen after the booking', async () => {
    const fresh = await at.customer();
    const customer = { ...fresh, headers: { ...fresh.headers, 'accept-language': 'mn' } };
    const quote = await at.quote({ partial_payment });
    const booked = await at.post(customer, '/api/flight/v4/rest/confirm/', {
      journey: { ...journey(quote.ref_number), contact_email: 'later@example.mn' },
      person_names: [person()],
    });
    const ref = booked.body.result.ref_number;
    await at.app.inject({
      method: 'PATCH',
      url: `/api/order/v1/partial_payment/${ref}/`,
      headers: { ...customer.headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ partial_payment: true }),
    });
    await pay(customer, ref);
    await at.work.issue('flight');
    at.clock.advance(4 * day);
    await at.work.remindOfParts();
    expect(await reminders('later@example.mn')).toHaveLength(1);
  });

  it('is no matter of an order that was never paid', async () => {
    const fresh = await at.customer();
    const customer = { ...fresh, headers: { ...fresh.headers, 'accept-language': 'mn' } };
    const quote = await at.quote({ partial_payment });
    await at.post(customer, '/api/flight/v4/rest/confirm/', {
      journey: {
        ...journey(quote.ref_number),
        contact_email: 'never@example.mn',
        partial_payment: true,
        partial_payment_type: 'three',
      },
      person_names: [person()],
    });
    at.clock.advance(12 * day);
    await at.work.expireOrders();
    await at.work.remindOfParts();
    expect(await reminders('never@example.mn')).toEqual([]);
  });
});

describe('[I18N-01] The mail about a part', () => {
  const facts = {
    ref: 'AYL-1',
    route: 'ULN – SEL',
    amount: '337,500₮',
    until: '',
    day: '2026/09/06, Ня',
    note: '',
    before: '',
    after: '',
    answerBy: '',
    confirmation: '',
    tickets: '',
    link: 'https://example.mn/order',
  } as const;

  it.each(locales)('says amount, day and where to pay in %s', (locale) => {
    for (const kind of ['part-due', 'part-late'] as const) {
      const { subject = '', body = '' } = generalMails.write(kind, locale, facts) ?? {};
      expect(subject).toContain('AYL-1');
      for (const fact of [facts.amount, facts.day, facts.link]) expect(body).toContain(fact);
    }
  });
});
