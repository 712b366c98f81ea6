import type { BookingOutcome, SharedTranslate } from '@aylal/shell';
import type { BookingAnswer } from './book-offer.ts';
import type { FlightsTranslate } from '../ui/use-flights-messages.ts';

/** Codes of the airline whose own sentence is shown in the green box (ERR-04). */
const spokenCodes = [103, 500];

/** What the payment-type dialog shows of an answer. The server's sentence is shown only for 208 with code 103 or 500. */
export function outcomeOf(answer: BookingAnswer, t: FlightsTranslate, s: SharedTranslate): BookingOutcome {
  switch (answer.kind) {
    case 'booked':
      return { kind: 'booked', ref_number: answer.ref_number };
    case 'already':
      return { kind: 'info', message: t('booking.already') };
    case 'airline': {
      const own = t(
        answer.tapaCode === 103
          ? 'booking.soldOut'
          : answer.tapaCode === 500
            ? 'booking.airlineSilent'
            : 'booking.airlineRefused',
      );
      if (!spokenCodes.includes(answer.tapaCode)) return { kind: 'info', message: own };
      return { kind: 'notice', message: answer.message || own };
    }
    case 'signed-out':
      return { kind: 'info', message: t('booking.signedOut') };
    case 'fields':
      return { kind: 'failed', message: t('booking.refusedFields') };
    case 'problem':
      return { kind: 'failed', message: s(`problem.${answer.problem}`) };
    case 'unknown':
      return { kind: 'failed', message: t('booking.unknown') };
    case 'failed':
      return { kind: 'failed', message: t('booking.tryAgain') };
  }
}
