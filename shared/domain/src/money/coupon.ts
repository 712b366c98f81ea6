import type { Money } from './money.ts';

/** What a coupon gives, and when. Instants in milliseconds. */
export interface CouponTerms {
  /** `percent` of the total, at most `most`; or `amount` in whole tögrög. */
  readonly kind: 'percent' | 'amount';
  readonly value: number;
  readonly most: Money | null;
  /** The smallest total that it is given for. */
  readonly min_total: Money;
  readonly valid_until: number;
  /** How many orders may have it; null without a limit. */
  readonly max_uses: number | null;
}

/** `open`: it can be used; `over`: from `valid_until` on; `used-up`: as many orders have it as may. */
export type CouponState = 'open' | 'over' | 'used-up';

export type CouponRefusal = 'coupon-expired' | 'coupon-used-up' | 'coupon-minimum';

export type CouponAnswer =
  | { readonly kind: 'given'; readonly discount: Money }
  | { readonly kind: 'refused'; readonly reason: CouponRefusal };

/** What is known of the order and of the others that have this coupon. */
export interface CouponQuestion {
  readonly total: Money;
  readonly uses: number;
  /** This customer has it on another living order. */
  readonly usedByCustomer: boolean;
  readonly now: number;
}

/**
 * What a coupon takes off a total, rounded down to whole tögrög. Refuses one that is over (from `valid_until` on), one that is used up, for all or by
 * this customer, and a total below its minimum, or not above the discount: nothing is ever free or below zero (MNY-11).
 */
export function couponDiscount(
  coupon: CouponTerms,
  { total, uses, usedByCustomer, now }: CouponQuestion,
): CouponAnswer {
  const state = couponState(coupon, { uses, now });
  if (state === 'over') return { kind: 'refused', reason: 'coupon-expired' };
  if (usedByCustomer || state === 'used-up') return { kind: 'refused', reason: 'coupon-used-up' };
  const discount = discountOf(coupon, total);
  if (total < coupon.min_total || discount <= 0 || discount >= total)
    return { kind: 'refused', reason: 'coupon-minimum' };
  return { kind: 'given', discount };
}

/** Whether a coupon can be used now, for a customer who has not used it. */
export function couponState(
  { valid_until, max_uses }: Pick<CouponTerms, 'valid_until' | 'max_uses'>,
  { uses, now }: Pick<CouponQuestion, 'uses' | 'now'>,
): CouponState {
  if (now >= valid_until) return 'over';
  return max_uses !== null && uses >= max_uses ? 'used-up' : 'open';
}

/** Whether a coupon of this kind can have this value: 1 to 100 percent, or tögrög above 0. */
export function isCouponValue(kind: CouponTerms['kind'], value: number): boolean {
  return Number.isInteger(value) && value > 0 && (kind === 'amount' || value <= 100);
}

function discountOf({ kind, value, most }: CouponTerms, total: Money): Money {
  if (kind === 'amount') return value;
  return Math.min(Math.floor((total * value) / 100), most ?? total);
}
