import type { BodyInput } from '@aylal/contracts';
import { addCoupon } from '@aylal/contracts/office';
import type { LocalDate } from '@aylal/domain/calendar';
import * as v from 'valibot';

/** A coupon as it is typed: every field a text, empty where there is no limit. */
export interface TypedCoupon {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  readonly value: string;
  readonly most: string;
  readonly min_total: string;
  readonly last_day: string;
  readonly max_uses: string;
  readonly reason: string;
}

export const emptyCoupon: TypedCoupon = {
  code: '',
  kind: 'percent',
  value: '',
  most: '',
  min_total: '',
  last_day: '',
  max_uses: '',
  reason: '',
};

/** The rules of the contract for what is typed, and a last day that is not over. */
export function typedCoupon(today: LocalDate) {
  return v.pipe(
    v.custom<TypedCoupon>((value) => typeof value === 'object' && value !== null),
    v.transform(({ value, most, min_total, max_uses, ...typed }): BodyInput<typeof addCoupon> => ({
      ...typed,
      value: digitsOf(value) ?? '',
      most: typed.kind === 'amount' ? null : digitsOf(most),
      min_total: digitsOf(min_total) ?? '0',
      max_uses: digitsOf(max_uses),
    })),
    addCoupon.body,
    v.forward(
      v.check(({ last_day }) => last_day >= today, 'validation_date_past'),
      ['last_day'],
    ),
  );
}

/** A number without the separators that money is written with; null for nothing. */
function digitsOf(typed: string): string | null {
  const digits = typed.replaceAll(/[\s,]/g, '');
  return digits === '' ? null : digits;
}
