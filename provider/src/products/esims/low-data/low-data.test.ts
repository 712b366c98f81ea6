import { sql } from 'kysely';
import { bankIdOf, openBookingFixture, type BookingFixture } from '../../../testing/booking-fixture.ts';
import { sha256 } from '../../../platform/ids.ts';
import { noticeOf, isNewerNotice } from './low-data-notice.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const usage = { remaining: 1024, total: 1024, isUnlimited: false, status: 'active' } as const;

describe('Notices about the data of an eSIM', () => {
  it.each([
    ['plenty', { remaining: 220 }, 'none'],
    ['a fifth', { remaining: 205 }, 'low'],
    ['nothing', { remaining: 0, status: 'finished' }, 'gone'],
    ['no limit', { remaining: 0, total: 0, isUnlimited: true }, 'none'],
    ['nothing used yet', { remaining: 0, status: 'waiting' }, 'none'],
    ['its days over', { remaining: 0, status: 'expired' }, 'none'],
  ] as const)('with %s left', (_, over, notice) => {
    expect(noticeOf({ ...usage, ...over })).toBe(notice);
  });

  it('says each thing once, and the lesser never after the greater', () => {
    expect([
      isNewerNotice('low', 'none'),
      isNewerNotice('low', 'low'),
      isNewerNotice('low', 'gone'),
      isNewerNotice('gone', 'low'),
    ]).toEqual([true, false, false, true]);
  });
});

describe('An eSIM that runs low', () => {
  let at: BookingFixture;
  beforeAll(async () => {
    at = await openBookingFixture();
  });
  afterEach(() => at.deps.faults.clear());
  afterAll(async () => {
    await at.close();
  });

  async function bought() {
    const customer = await at.customer();
    const wanted = {
      slug: 'south-korea-data',
      package_id: 'south-korea-7days-1gb',
      contact_email: 'sarnai@example.mn',
    };
    const { ref_number: ref } = (await at.post(customer, '/api/esim/booking', wanted)).body.result;
    const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    await at.bank(bankIdOf(invoice), { action: 'pay' });
    await at.work.issue('esim');
    return { customer, ref };
  }
  /** An eSIM whose owner uses more than its package in its days, `left` of it still there. Numbers differ in their pace. */
  async function usedUpTo(ref: string, left: (share: number) => boolean) {
    const iccid = Array.from({ length: 40 }, (_, index) => `89976110000000000${10 + index}`).find(
      (number) => parseInt(sha256(number).slice(0, 4), 16) % 100 > 80,
    );
    if (!iccid) throw new Error('Every number is used slowly');
    await at.deps.db.updateTable('esim_watches').set({ iccid }).where('ref_number', '=', ref).execute();
    await sql`update orders set item = jsonb_set(item, '{made,iccid}', to_jsonb(${iccid}::text)) where ref_number = ${ref}`.execute(
      at.deps.db,
    );
    for (let hours = 0; hours < 7 * 24; hours += 1) {
      const created_at = at.clock.now() - hours * HOUR;
      await at.deps.db.updateTable('sandbox.esims').set({ iccid, created_at }).where('description', '=', ref).execute();
      const now = await at.deps.esims.supplier.usage(iccid);
      if (now && left(now.remaining / now.total)) return;
    }
    throw new Error('It is never used that far');
  }
  const mailsOf = async (ref: string) =>
    (await at.deps.db.selectFrom('outbox').selectAll().where('body', 'like', `%/en/user/order/esim/${ref}`).execute())
      .map(({ subject }) => subject)
      .filter((subject) => /your data/.test(subject ?? ''));

  it('tells its owner each thing once by mail, however many look at it, and again after a top-up', async () => {
    const { customer, ref } = await bought();
    await at.work.workOf('esim');
    expect(await mailsOf(ref)).toEqual([]);
    await usedUpTo(ref, (share) => share > 0 && share <= 0.2);
    at.clock.advance(HOUR);
    await Promise.all([at.work.workOf('esim'), at.work.workOf('esim')]);
    const low = 'eSIM · South Korea: your data is running low';
    expect(await mailsOf(ref)).toEqual([low]);
    await usedUpTo(ref, (share) => share === 0);
    at.clock.advance(HOUR);
    await at.work.workOf('esim');
    const gone = 'eSIM · South Korea: your data is used up';
    expect((await mailsOf(ref)).toSorted()).toEqual([low, gone]);
    at.clock.advance(HOUR);
    await at.work.workOf('esim');
    expect(await mailsOf(ref)).toHaveLength(2);
    const more = { ref_number: ref, package_id: 'south-korea-30days-5gb-topup' };
    const { ref_number } = (await at.post(customer, '/api/esim/top-up-booking', more)).body.result;
    const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name: 'QPAY' });
    await at.bank(bankIdOf(invoice), { action: 'pay' });
    await at.work.issue('esim');
    await at.work.workOf('esim');
    expect(await at.deps.db.selectFrom('esim_watches').select('told').where('ref_number', '=', ref).execute()).toEqual([
      { told: 'none' },
    ]);
  });

  it('is asked about again later while its supplier is silent, and no more once its days are over', async () => {
    const { ref } = await bought();
    const nextOf = async () =>
      (
        await at.deps.db
          .selectFrom('esim_watches')
          .select('next_at')
          .where('ref_number', '=', ref)
          .executeTakeFirstOrThrow()
      ).next_at;
    at.deps.faults.add({ id: 'down', operation: 'esim', kind: 'fail', status: 503 });
    await at.work.workOf('esim');
    expect(await nextOf()).toBe(at.clock.now() + 30_000);
    at.deps.faults.clear();
    const created_at = at.clock.now() - 9 * DAY;
    await at.deps.db.updateTable('sandbox.esims').set({ created_at }).where('description', '=', ref).execute();
    at.clock.advance(HOUR);
    await at.work.workOf('esim');
    expect(await nextOf()).toBeNull();
  });
});
