import { randomUUID } from 'node:crypto';
import { goodwillAlone } from '@aylal/domain/office';
import { walletMoney } from '../../commerce/wallets/wallet-accounts.ts';
import { openBookingFixture, TOTAL, type BookingFixture } from '../../testing/booking-fixture.ts';
import { openOffice } from '../testing/office-fixture.ts';

type Person = Awaited<ReturnType<ReturnType<typeof openOffice>['signIn']>>;

describe('Money by judgement', () => {
  let at: BookingFixture;
  let support: Person;
  let finance: Person;
  beforeAll(async () => {
    at = await openBookingFixture();
    const office = openOffice(at);
    support = await office.signIn('support');
    finance = await office.signIn('finance');
  });
  afterAll(() => at.close());

  async function booked() {
    const customer = await at.customer();
    const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    return { customer, ref };
  }
  const give = (by: Person, ref: string, amount: number, id: string = randomUUID()) =>
    by.post('orders/goodwill/', { id, ref_number: ref, amount, reason: 'The bag came late' });
  const decide = (by: Person, id: string, agree: boolean) =>
    by.post('orders/goodwill/decision/', { id, agree, reason: 'Looked at' });
  const wallet = async ({ userId }: { userId: string }) => (await walletMoney(at.deps.db, userId, 'wallet')).available;
  const waiting = async (ref: string) =>
    (await support.get('work_list/?kind=goodwill&limit=200')).result.items.filter(
      ({ reference }: { reference: string }) => reference.startsWith(ref),
    );
  const actsAbout = async (ref: string) =>
    (
      await at.deps.db
        .selectFrom('audit_log')
        .select(['name', 'act'])
        .where('subject', '=', `order ${ref}`)
        .orderBy('id')
        .execute()
    ).map(({ name, act }) => [name, act]);

  it('goes to the wallet at once where it is little, once for its id, and is a cost of ours', async () => {
    const { customer, ref } = await booked();
    const id = randomUUID();
    const answers = await Promise.all([give(support, ref, goodwillAlone, id), give(support, ref, goodwillAlone, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.result.goodwill).toMatchObject([
      { id, amount: goodwillAlone, state: 'paid', decided_by: 'Сараа' },
    ]);
    expect(await wallet(customer)).toBe(goodwillAlone);
    expect(await waiting(ref)).toEqual([]);
    expect(await actsAbout(ref)).toEqual([['Сараа', 'give-goodwill']]);
    const mails = await at.deps.db.selectFrom('outbox').select('subject').execute();
    expect(mails.filter(({ subject }) => subject.includes(ref) && subject.includes('100,000'))).toHaveLength(1);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('waits for a second person where it is much, and never for who asked for it', async () => {
    const { customer, ref } = await booked();
    const id = randomUUID();
    expect((await give(finance, ref, goodwillAlone + 1, id)).result.goodwill).toMatchObject([{ state: 'waiting' }]);
    expect([await wallet(customer), (await waiting(ref)).length]).toEqual([0, 1]);
    expect([(await decide(finance, id, true)).status, (await decide(support, id, true)).status]).toEqual([409, 403]);
    expect(await wallet(customer)).toBe(0);
    const [item] = await waiting(ref);
    const work = { kind: 'goodwill', reference: item.reference };
    await support.post('work_list/owner/', { ...work, was: null, owner: support.id });
    expect((await support.post('work_list/done/', { ...work, reason: 'Away with it' })).status).toBe(409);
    const colleague = await openOffice(at).signIn('finance', 'second');
    const answers = await Promise.all([decide(colleague, id, true), decide(colleague, id, true)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await wallet(customer), (await waiting(ref)).length]).toEqual([goodwillAlone + 1, 0]);
    expect((await decide(colleague, id, false)).status).toBe(409);
    expect((await actsAbout(ref)).map(([, act]) => act)).toEqual(['ask-goodwill', 'agree-goodwill']);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('that is refused is not paid, and may be asked for again', async () => {
    const { customer, ref } = await booked();
    const id = randomUUID();
    await give(support, ref, TOTAL, id);
    expect((await decide(finance, id, false)).result.goodwill).toMatchObject([
      { state: 'refused', decided_by: 'Болормаа' },
    ]);
    expect([await wallet(customer), (await waiting(ref)).length]).toEqual([0, 0]);
    expect((await give(support, ref, TOTAL)).status).toBe(200);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is never more than the order costs, also of two who give at once', async () => {
    const { ref } = await booked();
    const tooMuch = await give(support, ref, TOTAL + 1);
    expect([tooMuch.status, tooMuch.result.fields]).toEqual([400, { amount: 'validation_number' }]);
    await give(support, ref, TOTAL - goodwillAlone);
    const both = await Promise.all([give(support, ref, goodwillAlone), give(finance, ref, goodwillAlone)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const other = await booked();
    const id = randomUUID();
    await give(support, other.ref, 1, id);
    expect((await give(support, (await booked()).ref, 1, id)).status).toBe(409);
    expect((await give(support, ref, 0)).status).toBe(400);
    expect((await give(support, 'AYL-99999999', 1)).status).toBe(404);
    expect((await decide(finance, randomUUID(), true)).status).toBe(404);
  });

  it('goes to nobody whose account is deleted', async () => {
    const { customer, ref } = await booked();
    await at.deps.db
      .updateTable('users')
      .set({ email: null, phone: null, dial_code: null, password_hash: 'deleted' })
      .where('id', '=', customer.userId)
      .execute();
    expect((await give(support, ref, 1_000)).status).toBe(409);
    expect(await at.deps.db.selectFrom('goodwill').selectAll().where('ref_number', '=', ref).execute()).toEqual([]);
  });

  it('is missed by the check of the books where a line of the audit log or a posting is not there', async () => {
    const { ref } = await booked();
    await at.deps.db
      .insertInto('goodwill')
      .values({
        ...{ id: 'made-up', ref_number: ref, amount: 5, reason: 'none', state: 'paid', at: at.clock.now() },
        ...{ asked_by: support.id, decided_by: support.id, decided_at: at.clock.now() },
      })
      .execute();
    expect(await at.brokenBooks()).toEqual(['goodwill-is-booked-and-audited']);
    await at.deps.db.deleteFrom('goodwill').where('id', '=', 'made-up').execute();
    await at.deps.db
      .insertInto('office_actions')
      .values({ id: 'made-up', ref_number: ref, action: 'cancel', at: at.clock.now() })
      .execute();
    expect(await at.brokenBooks()).toEqual(['office-actions-are-audited']);
    await at.deps.db.deleteFrom('office_actions').where('id', '=', 'made-up').execute();
  });
});
