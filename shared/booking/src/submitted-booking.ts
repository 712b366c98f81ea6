import { checkoutRoutes } from '@aylal/routes';
import { redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import type { BookingAnswer } from './send-booking.ts';

/** How the booking that a form without scripts asks for ends: an order leads to its checkout, also where it is there already; everything else is said on the page. */
export function submittedBooking(
  { url }: Pick<SubmitArgs, 'url'>,
  answer: BookingAnswer,
  /** The fields of the form for those of the operation. */
  formFields = (fields: Readonly<Record<string, string>>) => fields,
): SubmitAnswer<BookingAnswer> {
  switch (answer.kind) {
    case 'booked':
    case 'already':
      throw redirect({ url }, checkoutRoutes.checkout.to({ refNumber: answer.ref_number }));
    case 'fields':
      return { faults: formFields(answer.fields) };
    case 'unknown':
      return { refused: answer, unknown: true };
    default:
      return { refused: answer };
  }
}
