import { useState } from 'react';
import { localDateAt, type PaymentType } from '@aylal/domain';
import type { FlightQuote } from '@aylal/contracts';
import { checkoutRoutes } from '@aylal/routes';
import { flightPaymentTypeDialog, useLocale, useServices, type BookingOutcome } from '@aylal/shell';
import { offerInParts } from '../domain/offer-in-parts.ts';
import { homeZone } from '../search-form/read-search.ts';
import { useFlightsMessages, useSharedMessages } from '../ui/use-flights-messages.ts';
import { bookOffer, type BookingAnswer } from './book-offer.ts';
import { bookingFormToCommand } from './booking-form-to-command.ts';
import type { BookingFormValues } from './booking-form-values.ts';
import { knownPerson } from './known-person.ts';
import { outcomeOf } from './outcome-of.ts';
import { saveTravellers } from './save-travellers.ts';

/** SHELL-20: toasts of this area stay 5 seconds. */
const durationMs = 5000;

export interface Booking {
  /** What came of the last attempt, when the customer stays on the page. */
  readonly last: BookingAnswer | null;
  /** Signs in when needed, asks how to pay, books, and goes to checkout when that went well. */
  readonly book: (values: BookingFormValues, quote: FlightQuote) => Promise<BookingAnswer | null>;
  readonly forget: () => void;
}

/** Booking with all its answers (FLIGHT-13, ERR-01 to ERR-05, ROUTE-05). The draft stays until the booking is made. */
export function useBooking(draftKey: string): Booking {
  const services = useServices();
  const { api, dialogs, drafts, intents, navigator, now, session, toasts } = services;
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const [last, setLast] = useState<BookingAnswer | null>(null);

  const book = async (values: BookingFormValues, quote: FlightQuote) => {
    setLast(null);
    if (!(await session.require('booking', knownPerson(values)))) return null;
    let answer: BookingAnswer | null = null;
    let type: PaymentType = 'regular';
    const submit = async (choice: PaymentType, plan?: string): Promise<BookingOutcome> => {
      type = choice;
      answer = await bookOffer(
        {
          api,
          intents,
          wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
          onChecking: () => toasts.show({ kind: 'info', text: t('booking.checking'), durationMs }),
        },
        bookingFormToCommand(values, quote.ref_number, choice, plan),
      );
      const outcome = outcomeOf(answer, t, s);
      // ERR-03, ERR-05: said at once, also while the dialog stays open for the airline's own words.
      if (answer.kind === 'airline' && outcome.kind === 'notice')
        toasts.show({ kind: 'info', text: t('booking.airlineRefused'), durationMs });
      return outcome;
    };
    const total = quote.total_fare;
    const instalments = offerInParts(quote, locale, localDateAt(now(), homeZone));
    const outcome = await dialogs.open(flightPaymentTypeDialog, { total, instalments, submit });
    if (outcome?.kind === 'booked') {
      const kept = await saveTravellers(api, values.travellers);
      if (!kept) toasts.show({ kind: 'info', text: t('booking.saveFailed'), durationMs });
      drafts.clear(draftKey);
      navigator.go(checkoutRoutes.checkout.to({ refNumber: outcome.ref_number }, { p: type }));
      return answer;
    }
    if (outcome?.kind === 'info') toasts.show({ kind: 'info', text: outcome.message, durationMs });
    if (outcome?.kind === 'failed') toasts.show({ kind: 'error', text: outcome.message, durationMs });
    setLast(answer);
    if (isSignedOut(answer)) {
      await session.signOut();
      // Signing out forgets every draft; this one is still being written (GAP-49).
      drafts.write(draftKey, values, 'tab');
    }
    return answer;
  };
  return { last, book, forget: () => setLast(null) };
}

function isSignedOut(answer: BookingAnswer | null): boolean {
  return answer?.kind === 'signed-out';
}
