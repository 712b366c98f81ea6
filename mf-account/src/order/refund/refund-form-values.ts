import { accountNumber } from '@aylal/contracts/payments';
import * as v from 'valibot';

/** Why somebody gives tickets back, as the form offers it and the office reads it. */
export const refundReasons = ['plans', 'health', 'visa', 'double', 'other'] as const;

/** What is typed of the refund of a hotel; the holder's name comes from the bank (VALID-34 to VALID-37). */
export const hotelRefundSchema = v.object({
  reason: v.pipe(v.string(), v.nonEmpty('validation_required')),
  bank_name: v.pipe(v.string(), v.nonEmpty('validation_required_bank')),
  account_number: accountNumber,
  account_name: v.pipe(v.string(), v.nonEmpty('validation_required_account_name')),
});

/** What is typed of the refund of tickets. */
export const refundSchema = v.object({
  tickets: v.pipe(v.array(v.string()), v.minLength(1, 'validation_required')),
  ...hotelRefundSchema.entries,
});

/** Nothing typed yet. */
export const noRefundTyped = { reason: '', bank_name: '', account_number: '', account_name: '' };

export type RefundValues = v.InferInput<typeof refundSchema>;
export type RefundChoice = v.InferOutput<typeof refundSchema>;
export type HotelRefundChoice = v.InferOutput<typeof hotelRefundSchema>;
