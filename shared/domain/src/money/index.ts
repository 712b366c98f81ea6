export { currencies, type Currency } from './currency.ts';
export {
  couponDiscount,
  couponState,
  isCouponValue,
  type CouponRefusal,
  type CouponState,
  type CouponTerms,
} from './coupon.ts';
export type { Money } from './money.ts';
export { displayParts, displayPrice, pricesShownAs } from './display-price.ts';
export { readPartnerAmount, tugrugOf, type PartnerAmount } from './partner-amount.ts';
export { postingKinds, type PostingKind } from './posting-kinds.ts';
