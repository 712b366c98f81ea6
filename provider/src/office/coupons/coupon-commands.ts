import type { addCoupon, endCoupon } from '@aylal/contracts/office';
import type { BodyOutput } from '@aylal/contracts';
import { addDays, homeDate, homeInstant } from '@aylal/domain/calendar';
import { lockCoupon } from '../../commerce/coupons/coupon-store.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import type { Staff } from '../../platform/http/staff.ts';
import { writeAudit } from '../audit-log.ts';

interface Doing {
  readonly tx: Tx;
  readonly staff: Staff;
  readonly now: number;
}

const subjectOf = (code: string) => `coupon ${code}`;

/** Makes a coupon, once for its code. 400 at `last_day` for a day that is over, at `code` for one that is there with other terms or by another person. */
export async function makeCoupon(
  { tx, staff, now }: Doing,
  { last_day, reason, ...terms }: BodyOutput<typeof addCoupon>,
): Promise<void> {
  if (last_day < homeDate(now)) throw refuse('invalid-input', { fields: { last_day: 'validation_date_past' } });
  const made = { ...terms, valid_until: homeInstant(addDays(last_day, 1)), made_by: staff.id, ended_by: null };
  const added = await tx
    .insertInto('coupons')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (added) {
    const after = { ...terms, last_day };
    return writeAudit(tx, staff, { act: 'add-coupon', subject: subjectOf(terms.code), reason, after }, now);
  }
  const known = await lockCoupon(tx, terms.code);
  const isSame = known && Object.entries(made).every(([name, value]) => Reflect.get(known, name) === value);
  if (!isSame) throw refuse('invalid-input', { fields: { code: 'validation_coupon_exists' } });
}

/** Ends a coupon now. 409 when it is over; the same person may say it again. */
export async function stopCoupon(
  { tx, staff, now }: Doing,
  { code, reason }: BodyOutput<typeof endCoupon>,
): Promise<void> {
  const coupon = await lockCoupon(tx, code);
  if (!coupon) throw refuse('not-found');
  if (coupon.ended_by === staff.id) return;
  if (coupon.valid_until <= now) throw refuse('state-conflict');
  await tx.updateTable('coupons').set({ valid_until: now, ended_by: staff.id }).where('code', '=', code).execute();
  const valid = (until: number) => ({ valid_until: new Date(until).toISOString() });
  const [before, after] = [valid(coupon.valid_until), valid(now)];
  await writeAudit(tx, staff, { act: 'end-coupon', subject: subjectOf(code), reason, before, after }, now);
}
