import * as v from 'valibot';
import { wholeNumber } from '../fields.ts';

/** VALID-42. The most is ours (proposed): it is what one transfer may carry. */
export const topUpLimits = { least: 1000, most: 50_000_000 } as const;

/** The sum of a top-up in whole tögrög, also as the text of a form. */
export const topUpSum = v.pipe(
  wholeNumber(0, 999_999_999_999, 'validation_number'),
  v.minValue(topUpLimits.least, 'wallet_topup_min'),
  v.maxValue(topUpLimits.most, 'wallet_topup_max'),
);
