import { useState } from 'react';
import { homeDate } from '@aylal/domain/calendar';
import type { PaymentType } from '@aylal/domain/payments';
import type { FlightQuote } from '@aylal/contracts/flights';
import { readSending } from '@aylal/booking';
import { type BookingOutcome, flightPaymentTypeDialog, useLocale, useServices, useSharedMessages } from '@aylal/shell';
import { offerInParts } from '../domain/offer-in-parts.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import type { BookingAnswer } from './book-offer.ts';
import { bookingFormToCommand } from './booking-form-to-command.ts';
import type { BookingFormValues } from './booking-form-values.ts';
import { prefilledTraveller } from './prefilled-traveller.ts';
import { outcomeOf } from './outcome-of.ts';
import { useSendBooking, type SentBooking } from './use-send-booking.ts';

/** SHELL-20: toasts of this area stay 5 seconds. */
const durationMs = 5000;

export interface Booking {
  /** What came of the last attempt, when the customer stays on the page. */
  readonly last: BookingAnswer | null;
  /** Signs in when needed, asks how to pay, books, and goes to checkout when that went well. */
  readonly book: (values: BookingFormValues, quote: FlightQuote) => Promise<BookingAnswer | null>;
  readonly forget: () => void;
}

/**
 * Booking with all its answers (FLIGHT-13, ERR-01 to ERR-05, ROUTE-05). The draft stays until the booking is made. A booking whose answer is not known is asked for before anything
 * new is sent (MNY-4). `found` is what came of one that a reload interrupted.
 */
export function useBooking(draftKey: string, found: BookingAnswer | null): Booking {
  const services = useServices();
  const { dialogs, drafts, now, session, toasts } = services;
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { send, resume, leave } = useSendBooking(draftKey);
  const [last, setLast] = useState<BookingAnswer | null>(found);

  const book = async (typed: BookingFormValues, quote: FlightQuote) => {
    setLast(null);
    if (!(await session.require('booking', prefilledTraveller(typed)))) return null;
    const before = readSending<SentBooking>(services, draftKey);
    const known = before && (await resume(before));
    if (known && (known.kind === 'booked' || known.kind === 'already' || known.kind === 'unknown')) {
      setLast(known);
      return known;
    }
    let answer: BookingAnswer | null = null;
    let type: PaymentType = 'regular';
    const submit = async (choice: PaymentType, plan?: string): Promise<BookingOutcome> => {
      type = choice;
      answer = await send({ command: bookingFormToCommand(typed, quote.ref_number, choice, plan), type });
      const outcome = outcomeOf(answer, t, s);
      // ERR-03, ERR-05: said at once, also while the dialog stays open for the airline's own words.
      if (answer.kind === 'airline' && outcome.kind === 'notice')
        toasts.show({ kind: 'info', text: t('booking.airlineRefused'), durationMs });
      return outcome;
    };
    const total = quote.total_fare;
    const instalments = offerInParts(quote, locale, homeDate(now()));
    const outcome = await dialogs.open(flightPaymentTypeDialog, { total, instalments, submit });
    if (outcome?.kind === 'booked') {
      await leave(typed, outcome.ref_number, type);
      return answer;
    }
    if (outcome?.kind === 'info') toasts.show({ kind: 'info', text: outcome.message, durationMs });
    if (outcome?.kind === 'failed') toasts.show({ kind: 'error', text: outcome.message, durationMs });
    setLast(answer);
    if (isSignedOut(answer)) {
      await session.signOut();
      // Signing out forgets every draft; this one is still being written (GAP-49).
      drafts.write(draftKey, typed, 'tab');
    }
    return answer;
  };
  return { last, book, forget: () => setLast(null) };
}

function isSignedOut(answer: BookingAnswer | null): boolean {
  return answer?.kind === 'signed-out';
}
