import { randomUUID } from 'node:crypto';
import { openBookingFixture, TOTAL, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';
import { openOffice } from '../testing/office-fixture.ts';

type Person = Awaited<ReturnType<ReturnType<typeof openOffice>['signIn']>>;

describe('Orders in the office', () => {
  let at: BookingFixture;
  let support: Person;
  let auditor: Person;
  beforeAll(async () => {
    at = await openBookingFixture();
    const office = openOffice(at);
    support = await office.signIn('support');
    auditor = await office.signIn('auditor');
  });
  afterAll(() => at.close());
  afterEach(() => at.deps.faults.clear());

  async function booked() {
    const customer = await at.customer();
    const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    return { customer, ref };
  }
  /** Paid, and the airline is silent. */
  async function paid() {
    const { customer, ref, bankId } = await at.invoiced();
    at.deps.faults.add({ id: 'away', operation: 'airline-issue', kind: 'fail', times: 1000 });
    await at.bank(bankId, { action: 'pay' });
    await at.work.issue('flight');
    return { customer, ref };
  }
  const find = async (text: string, by = support) => (await by.post('orders/search/', { text })).result.orders;
  const refsOf = async (text: string) => (await find(text)).map(({ ref_number }: { ref_number: string }) => ref_number);
  const file = async (ref: string, by = support) => (await by.get(`orders/${ref}/`)).result;
  const act = (by: Person, ref: string, action: string, status: number, id: string = randomUUID()) =>
    by.post('orders/action/', { id, ref_number: ref, action, status, reason: 'The customer asked for it' });
  const standing = async (customer: Customer, ref: string) => (await at.order(customer, ref)).status.status_code;
  const audited = async (ref: string) =>
    (await at.deps.db.selectFrom('audit_log').selectAll().where('subject', '=', `order ${ref}`).execute()).map(
      ({ name, act: done, reason, before, after }) => [name, done, reason, before, after],
    );
  const mailsOf = async (ref: string) =>
    (await at.deps.db.selectFrom('outbox').select(['subject', 'body']).execute()).filter(({ body, subject }) =>
      `${subject}${body}`.includes(ref),
    ).length;

  it('are found by number, name, address, phone and document, every word of it, newest first', async () => {
    const { ref } = await booked();
    at.clock.advance(1_000);
    const other = await booked();
    await at.work.indexOrders();
    const stored = await at.deps.db
      .selectFrom('orders')
      .select(['contact', 'travellers'])
      .where('ref_number', '=', ref)
      .executeTakeFirstOrThrow();
    const { contact_email, contact_phone, contact_dial_code } = stored.contact;
    const [first] = stored.travellers;
    expect(await refsOf(ref.toLowerCase())).toEqual([ref]);
    expect(await refsOf(ref.slice(4))).toEqual([ref]);
    for (const text of [
      contact_email.toUpperCase(),
      contact_phone,
      `+${contact_dial_code} ${contact_phone}`,
      `${first?.given_name} ${first?.surname}`.toLowerCase(),
      'E1234567',
    ])
      expect(await refsOf(text)).toEqual(expect.arrayContaining([ref]));
    const both = await refsOf(String(first?.surname));
    expect(both.indexOf(other.ref)).toBeLessThan(both.indexOf(ref));
    expect(await refsOf(`${first?.surname} Nobodyelse`)).toEqual([]);
    expect(await refsOf('E1234568')).toEqual([]);
  });

  it('[PII-2] show no more of a person than tells two apart, and no index holds a word in the clear', async () => {
    const { ref } = await booked();
    await at.work.indexOrders();
    const [found] = await find(ref);
    expect(found).toMatchObject({ ref_number: ref, product: 'flight', total: TOTAL, paid: 0 });
    const seen = JSON.stringify([found, await file(ref)]);
    const { contact, travellers } = await at.deps.db
      .selectFrom('orders')
      .select(['contact', 'travellers'])
      .where('ref_number', '=', ref)
      .executeTakeFirstOrThrow();
    for (const secret of [contact.contact_name, contact.contact_email, contact.contact_phone, 'E1234567'])
      expect(seen).not.toContain(secret);
    expect(seen).not.toContain(travellers[0]?.given_name);
    const words = await at.deps.db.selectFrom('order_words').select('word').where('ref_number', '=', ref).execute();
    expect(words.length).toBeGreaterThan(4);
    expect(words.every(({ word }) => /^[\w-]{43}$/.test(word))).toBe(true);
  });

  it('[PII-2] show who they are about to who says why, and the audit log says that they did', async () => {
    const { ref } = await booked();
    const { result } = await support.post('orders/people/', { ref_number: ref, reason: 'Calls back' });
    expect(result.travellers[0]).toMatchObject({ document: 'E1234567' });
    expect(result.email).toContain('@');
    expect(await audited(ref)).toEqual([['Сараа', 'reveal-order-people', 'Calls back', null, null]]);
    expect((await support.post('orders/people/', { ref_number: ref, reason: ' ' })).status).toBe(400);
    expect((await auditor.post('orders/people/', { ref_number: ref, reason: 'Looks' })).status).toBe(403);
  });

  it('[PII-4] are found no more by what was deleted of their person', async () => {
    const { ref } = await booked();
    await at.work.indexOrders();
    const words = () => at.deps.db.selectFrom('order_words').select('word').where('ref_number', '=', ref).execute();
    expect(await words()).not.toEqual([]);
    await at.deps.db.updateTable('orders').set({ travellers: '[]' }).where('ref_number', '=', ref).execute();
    expect(await words()).toEqual([]);
    await at.work.indexOrders();
    expect(await refsOf('E1234567')).not.toContain(ref);
    expect(await refsOf(ref)).toEqual([ref]);
  });

  it('have a file with payments, what was booked, messages and what may be done', async () => {
    const { ref, customer } = await paid();
    const order = await file(ref.toLowerCase());
    expect(order).toMatchObject({ ref_number: ref, total: TOTAL, paid: TOTAL, to_pay: 0 });
    expect(order.payments).toMatchObject([{ partner: 'QPAY', amount: TOTAL, credited: 0 }]);
    expect(order.ledger.map(({ kind }: { kind: string }) => kind)).toEqual(['order-created', 'payment']);
    for (const { entries } of order.ledger)
      expect(entries.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(0);
    expect(order.messages).toHaveLength(await mailsOf(ref));
    expect(order.actions).toEqual(['retry', 'give-up', 'resend-mail']);
    expect(order.status.status_code).toBe(await standing(customer, ref));
    expect(order.partner_calls).toEqual([]);
    await at.work.storePartnerCalls();
    const { partner_calls: calls } = await file(ref);
    const answersOf = (pattern: RegExp) =>
      calls
        .filter(({ address }: { address: string }) => pattern.test(address))
        .map(({ answer }: { answer: string }) => answer);
    expect(answersOf(/^POST 127\.0\.0\.1:\d+\/sandbox\/qpay\/v2\/invoice$/)).toEqual(['200']);
    await at.work.storePartnerCalls();
    expect((await file(ref)).partner_calls).toEqual(calls);
    expect((await support.get('orders/AYL-99999999/')).status).toBe(404);
  });

  it('have the releases of the pages that made and changed them, as far as those say so', async () => {
    const customer = await at.customer();
    const by = (release: string) => ({ ...customer, headers: { ...customer.headers, 'x-aylal-release': release } });
    const { ref_number: ref } = (await at.book(by('mf-flights@1.4.2'), (await at.quote()).ref_number)).body.result;
    const invoice = { ref_number: ref, payment_name: 'QPAY' };
    for (const release of ['mf-checkout@1.1.0', 'mf-checkout@1.1.0', 'no release', `a@${'1'.repeat(60)}`])
      await at.post(by(release), '/api/payment/v1/invoice/', invoice);
    await at.post(by('mf-checkout@9.9.9'), '/api/payment/v1/invoice/', { ...invoice, ref_number: 'AYL-99999999' });
    await at.work.storeAnswers();
    await at.work.storeAnswers();
    expect(
      (await file(ref)).pages.map(({ release, operation }: Record<string, string>) => [release, operation]),
    ).toEqual(
      expect.arrayContaining([
        ['mf-flights@1.4.2', 'book-flight'],
        ['mf-checkout@1.1.0', 'create-invoice'],
      ]),
    );
    expect(await at.deps.db.selectFrom('order_pages').select('release').execute()).toHaveLength(2);
  });

  it('that are paid and not made are tried again soon, and not before a question that is on its way has ended', async () => {
    const { ref, customer } = await paid();
    at.clock.advance(31_000);
    await at.work.issue('flight');
    at.deps.faults.clear();
    expect((await act(support, ref, 'retry', await standing(customer, ref))).status).toBe(200);
    await at.work.issue('flight');
    expect(await standing(customer, ref)).toBe(3);
    at.clock.advance(30_000);
    await at.work.issue('flight');
    expect(await standing(customer, ref)).toBe(4);
  });

  it('[MNY-7] that are given up go back to the customer’s wallet, once, with a mail', async () => {
    const { ref, customer } = await paid();
    const status = await standing(customer, ref);
    const id = randomUUID();
    const before = await mailsOf(ref);
    const answers = await Promise.all([
      act(support, ref, 'give-up', status, id),
      act(support, ref, 'give-up', status, id),
    ]);
    expect(answers.map((answer) => [answer.status, answer.result.status.status_code])).toEqual([
      [200, 5],
      [200, 5],
    ]);
    expect((await at.order(customer, ref)).paid).toBe(0);
    expect(await mailsOf(ref)).toBe(before + 2);
    expect(await audited(ref)).toEqual([
      [
        'Сараа',
        'order-give-up',
        'The customer asked for it',
        JSON.stringify({ status }),
        JSON.stringify({ status: 5 }),
      ],
    ]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('that wait for money are cancelled for the customer', async () => {
    const { ref, customer } = await booked();
    expect((await act(support, ref, 'cancel', 1)).result.status.status_code).toBe(5);
    expect(await standing(customer, ref)).toBe(5);
    expect((await file(ref)).office).toMatchObject([{ by: 'Сараа', act: 'order-cancel' }]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('get their last mail again, once for each time it is asked for', async () => {
    const { ref } = await booked();
    const before = await mailsOf(ref);
    const id = randomUUID();
    for (let count = 0; count < 3; count += 1) expect((await act(support, ref, 'resend-mail', 1, id)).status).toBe(200);
    expect(await mailsOf(ref)).toBe(before + 1);
    await act(support, ref, 'resend-mail', 1);
    expect(await mailsOf(ref)).toBe(before + 2);
    expect((await act(support, ref, 'cancel', 1, id)).status).toBe(409);
    expect((await act(support, (await booked()).ref, 'resend-mail', 1, id)).status).toBe(409);
  });

  it('are left alone when they have moved on meanwhile, or do not allow it, and nothing is written', async () => {
    const { ref, customer } = await booked();
    expect((await act(support, ref, 'retry', 1)).status).toBe(409);
    expect((await act(support, ref, 'cancel', 2)).status).toBe(409);
    await at.post(customer, '/api/flight/v5/rest/cancel/', { ref_number: ref });
    expect((await act(support, ref, 'cancel', 1)).status).toBe(409);
    expect((await act(support, 'AYL-99999999', 'cancel', 1)).status).toBe(404);
    expect(await audited(ref)).toEqual([]);
    const [mailed, unknown] = [await act(support, ref, 'shout', 1), await act(auditor, ref, 'cancel', 1)];
    expect([mailed.status, unknown.status]).toEqual([400, 403]);
  });

  it('send the number of an e-receipt again while it is in force, and not before there is one', async () => {
    const { customer, ref } = await at.issued();
    expect((await act(support, ref, 'resend-receipt', 4)).status).toBe(409);
    await at.post(customer, '/api/order/v1/ebarimt/', { ref_number: ref, is_company: false });
    const before = await mailsOf(ref);
    expect((await file(ref)).actions).toEqual(['resend-mail', 'resend-receipt']);
    expect((await act(support, ref, 'resend-receipt', 4)).status).toBe(200);
    expect(await mailsOf(ref)).toBe(before + 1);
  });

  it('get another contact, which the address before is mailed of, and are found by it alone', async () => {
    const { ref } = await booked();
    await at.work.indexOrders();
    const [{ contact_email: old } = { contact_email: '' }] = (
      await at.deps.db.selectFrom('orders').select('contact').where('ref_number', '=', ref).execute()
    ).map(({ contact }) => contact);
    const wish = {
      ...{ ref_number: ref, contact_email: 'new@example.mn', contact_dial_code: '976', contact_phone: '88112233' },
      reason: 'Called from the number of the order',
    };
    const answer = await support.post('orders/contact/', wish);
    expect(answer.result.contact).toEqual({ name: expect.any(String), email: 'n***mn', phone: '8***33' });
    expect((await support.post('orders/contact/', wish)).status).toBe(200);
    const sent = await at.deps.db.selectFrom('outbox').selectAll().execute();
    const mails = sent.filter(({ body }) => body.includes(ref) && body.includes('n***mn'));
    expect(mails.map(({ recipient, body }) => [recipient, body.includes('n***mn'), body.includes('new@')])).toEqual([
      [old, true, false],
    ]);
    await at.work.indexOrders();
    expect(await refsOf('new@example.mn')).toEqual([ref]);
    const lines = await audited(ref);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('new@example.mn');
    expect((await support.post('orders/contact/', { ...wish, contact_phone: '123' })).status).toBe(400);
    expect((await support.post('orders/contact/', { ...wish, ref_number: 'AYL-NOTHING' })).status).toBe(404);
  });
});
