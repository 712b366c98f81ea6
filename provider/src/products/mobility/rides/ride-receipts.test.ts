import type { ListedRide, Ride } from '@aylal/contracts/mobility';
import type { PrintedReceipt } from '@aylal/contracts/orders';
import { sql } from 'kysely';
import { openBookingFixture, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';
import { exportPersonalData } from '../../../accounts/privacy/testing/export-personal-data.ts';
import { whileLocked } from '../../../testing/while-locked.ts';
import { riding, resultOf } from './ride-fixture.ts';

const PATH = '/api/order/v1/ebarimt/';
const person = { is_company: false, company_register: '' };
const company = { is_company: true, company_register: '1000001' };

let at: BookingFixture;
let rides: ReturnType<typeof riding>;
beforeAll(async () => {
  at = await openBookingFixture();
  rides = riding(at);
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

type Answer = PrintedReceipt & { problem?: string; fields?: Record<string, string> };
async function send(customer: Customer, ref_number: string, receiver: object = person) {
  const { status, body } = await at.post(customer, PATH, { ref_number, ...receiver });
  return { status, message: body.message, result: body.result as unknown as Answer };
}
const read = async (customer: Customer, ref: string) =>
  resultOf<PrintedReceipt & { may_send: boolean }>(await at.get(customer, `${PATH}${ref}/`));
const list = async (customer: Customer, query = '') =>
  resultOf<{ rides: ListedRide[]; next: string | null }>(await at.get(customer, `/api/mobility/rides/${query}`));
async function madeFor(ref: string) {
  const ours = await at.deps.db.selectFrom('tax_receipts').selectAll().where('ref_number', '=', ref).execute();
  const suffixes = ours.map(({ number }) => String(number).padStart(6, '0'));
  const all = await at.deps.db.selectFrom('sandbox.tax_receipts').selectAll().execute();
  return all.filter(({ bill_id_suffix }) => suffixes.includes(bill_id_suffix));
}
async function aRide(minutes = 10): Promise<{ rider: Customer; ride: Ride }> {
  const rider = await rides.riderWith(50_000);
  return { rider, ride: await rides.ridden(rider, minutes) };
}

describe('[PROD-10] [PROD-12] The tax receipt of a ride', () => {
  it('is made of its price with lottery and QR, and its number is mailed with the way to the ride', async () => {
    const { rider, ride } = await aRide();
    expect(await read(rider, ride.id)).toMatchObject({ status: 'none', may_send: true });
    const { status, result } = await send(rider, ride.id);
    expect([status, result.status, result.amount]).toEqual([200, 'sent', ride.price]);
    expect(result.lottery).toMatch(/^AB \d{8}$/);
    expect(result.qr_data.length).toBeGreaterThan(40);
    const { lines } = await at.deps.db
      .selectFrom('tax_receipts')
      .select('lines')
      .where('ref_number', '=', ride.id)
      .executeTakeFirstOrThrow();
    expect(lines).toEqual([{ kind: 'fee', name: `Унааны түрээс ${ride.id}`, taxType: 'VAT_ABLE', amount: ride.price }]);
    const mail = await at.deps.db
      .selectFrom('outbox')
      .select('body')
      .where('subject', '=', `Ride ${ride.id}: e-receipt`)
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain(result.receipt_id);
    expect(mail.body).toContain(`/en/mobility/rides/${ride.id}`);
  });

  it('[EBARIMT-01] is made for a company that the register knows, and refused at its field for another', async () => {
    const { rider, ride } = await aRide();
    const unknown = await send(rider, ride.id, { is_company: true, company_register: '7654321' });
    expect([unknown.status, unknown.result.fields]).toEqual([400, { company_register: 'validation_company_name' }]);
    const { result } = await send(rider, ride.id, company);
    expect([result.company_name, result.lottery]).toEqual(['Тэнгэрийн Зам ХХК', '']);
    expect(await madeFor(ride.id)).toEqual([
      expect.objectContaining({ type: 'B2B_RECEIPT', customer_tin: '20000000001', total_amount: ride.price }),
    ]);
  });

  it('is one, however often and however many at once ask for it', async () => {
    const { rider, ride } = await aRide();
    const table = sql`lock table tax_receipts in share row exclusive mode`;
    const answers = await whileLocked(at.deps.db, table, () =>
      Promise.all(Array.from({ length: 4 }, () => send(rider, ride.id))),
    );
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    const [one, two] = [await send(rider, ride.id), await send(rider, ride.id)];
    expect([one.status, one.result.receipt_id]).toEqual([200, two.result.receipt_id]);
    expect((await send(rider, ride.id, company)).result.problem).toBe('receipt-taken');
    expect(await madeFor(ride.id)).toHaveLength(1);
  });

  it('is one in force and one on its way by the database itself, and of a ride or an order that is there', async () => {
    const { rider, ride } = await aRide();
    await send(rider, ride.id);
    const again = (status: string, ref: string) =>
      sql`insert into tax_receipts (ref_number, status, amount, lines, is_company, company_register, company_name, company_tin, replaces, day, ask_again_at, receipt_id)
        select ${ref}, ${status}, amount, lines, is_company, company_register, company_name, company_tin, replaces, day, null, null
        from tax_receipts where ref_number = ${ride.id} limit 1`.execute(at.deps.db);
    await expect(again('sent', ride.id)).rejects.toThrow('tax_receipts_in_force');
    await again('sending', ride.id);
    await expect(again('sending', ride.id)).rejects.toThrow('tax_receipts_on_their_way');
    await expect(again('sent', 'RIDE-ZZZZZZZZ')).rejects.toThrow('tax_receipts_ride_ref_fkey');
    await expect(again('sent', 'AYL-ZZZZZZZZ')).rejects.toThrow('tax_receipts_order_ref_fkey');
  });

  it('[ERR-34.1] is refused with words while the ride lasts, and for one that cost nothing', async () => {
    const rider = await rides.riderWith(50_000);
    const vehicle = (await rides.aScooter()).id;
    const running = resultOf<Ride>(await rides.start(rider, vehicle));
    const early = await send(rider, running.id);
    expect([early.status, early.result.problem]).toEqual([409, 'receipt-unpaid']);
    expect(early.message).toBe('The e-receipt is available once the ride is over.');
    expect((await read(rider, running.id)).may_send).toBe(false);
    await rides.end(rider, running.id);
    at.deps.faults.add({ id: 'lock', operation: 'vehicle-lock', kind: 'fail', times: 1 });
    expect((await rides.start(rider, (await rides.aScooter()).id)).status).toBe(503);
    const free = (await list(rider)).rides.find(({ price }) => price === 0);
    const refused = await send(rider, free?.id ?? '');
    expect([refused.status, refused.message]).toEqual([
      409,
      'This ride cost nothing, so there is no e-receipt for it.',
    ]);
    expect(await madeFor(free?.id ?? '')).toEqual([]);
  });

  it("[AUT-1] answers somebody else's ride and a missing one alike", async () => {
    const { ride } = await aRide();
    const stranger = await at.customer();
    for (const one of [ride.id, 'RIDE-ZZZZZZZZ']) {
      expect((await send(stranger, one)).status).toBe(404);
      expect((await at.get(stranger, `${PATH}${one}/`)).status).toBe(404);
      expect((await at.get(stranger, `/api/mobility/rides/${one}/`)).status).toBe(404);
    }
  });

  it('can be asked for again after the tax office was out of order, and a lost answer makes no second one', async () => {
    const { rider, ride } = await aRide();
    at.deps.faults.add({ id: 'tax', operation: 'ebarimt-receipt', kind: 'fail', times: 1 });
    expect((await send(rider, ride.id)).result.problem).toBe('receipt-refused');
    at.deps.faults.add({ id: 'tax', operation: 'ebarimt-receipt', kind: 'drop-answer', times: 1 });
    expect((await send(rider, ride.id)).status).toBe(503);
    expect((await read(rider, ride.id)).status).toBe('sending');
    expect((await list(rider)).rides[0]?.receipt).toBe('sending');
    const again = await send(rider, ride.id);
    expect([again.status, again.result.status]).toEqual([200, 'sent']);
    expect(await madeFor(ride.id)).toHaveLength(1);
  });

  it('[PII-4] is told to its rider among the own payments', async () => {
    const { rider, ride } = await aRide();
    const { result } = await send(rider, ride.id);
    expect(JSON.stringify(await exportPersonalData(at, rider))).toContain(result.receipt_id);
  });
});

describe('[NEED-171] [NEED-172] The rides of a customer', () => {
  it('are listed twenty at a time, the newest first, with what was asked of their receipts', async () => {
    const rider = await rides.riderWith(100_000);
    const made: Ride[] = [];
    for (let count = 0; count < 22; count += 1) {
      made.push(await rides.ridden(rider, 1));
      at.clock.advance(1_000);
    }
    const newest = made.at(-1);
    await send(rider, newest?.id ?? '');
    const first = await list(rider);
    expect(first.rides.map(({ id }) => id)).toEqual(
      made
        .map(({ id }) => id)
        .toReversed()
        .slice(0, 20),
    );
    expect(first.rides.slice(0, 2).map(({ receipt }) => receipt)).toEqual(['sent', 'none']);
    const second = await list(rider, `?before=${first.next}`);
    expect([second.rides.map(({ id }) => id), second.next]).toEqual([[made[1]?.id, made[0]?.id], null]);
    expect(resultOf<Ride>(await at.get(rider, `/api/mobility/rides/${newest?.id}/`))).toEqual(newest);
  });

  it('are nothing for who never rode, and a wrong place is refused', async () => {
    const rider = await at.customer();
    expect(await list(rider)).toEqual({ rides: [], next: null });
    expect((await at.get(rider, '/api/mobility/rides/?before=yesterday')).status).toBe(400);
    expect((await at.get(rider, '/api/mobility/rides/RIDE-1/')).status).toBe(404);
  });
});
