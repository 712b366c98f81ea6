import * as v from 'valibot';
import { changeReasons } from './change-reasons.ts';

/** What the customer says of a change: why, of the reasons that are offered. */
export const reasonSchema = v.object({
  reason: v.pipe(
    v.string('validation_required'),
    v.picklist(['', ...changeReasons]),
    v.nonEmpty('validation_required'),
  ),
});

/** Of the form without scripts: what the page said that there is to pay, in tögrög. */
export const shownField = 'shown_to_pay';
