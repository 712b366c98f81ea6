import { useState } from 'react';
import { bookHotel, type HotelQuote } from '@aylal/contracts/hotels';
import { homeDate } from '@aylal/domain/calendar';
import { instalmentsOffer, type PaymentType } from '@aylal/domain/payments';
import { rememberBookedOrder, sendBooking, usePatience, type BookingAnswer } from '@aylal/booking';
import { prefilledPerson } from '@aylal/parts';
import { checkoutRoutes } from '@aylal/routes';
import {
  type BookingOutcome,
  hotelPaymentTypeDialog,
  useLocale,
  usePageForm,
  useServices,
  useSharedMessages,
} from '@aylal/shell';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import type { BookingValues } from './booking-form-schema.ts';
import { bookingToCommand } from './booking-to-command.ts';

/** SHELL-20: toasts of this area stay 5 seconds. */
const durationMs = 5000;

/** Signs in when needed, asks how to pay (MODAL-10), books, and goes to checkout when that went well (ROUTE-05). The draft stays until the booking is made. */
export function useHotelBooking(draftKey: string) {
  const services = useServices();
  const { dialogs, drafts, navigator, now, session, toasts } = services;
  const t = useHotelsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const patience = usePatience();
  const posted = usePageForm<BookingAnswer>()?.posted?.answer.refused ?? null;
  const [last, setLast] = useState<BookingAnswer | null>(posted);

  const book = async (values: BookingValues, quote: HotelQuote): Promise<BookingAnswer | null> => {
    setLast(null);
    if (!(await session.require('booking', prefilledPerson(values, values.guests[0])))) return null;
    let answer: BookingAnswer | null = null;
    let type: PaymentType = 'regular';
    const submit = async (choice: PaymentType, plan?: string): Promise<BookingOutcome> => {
      type = choice;
      const command = bookingToCommand(values, quote, choice, plan);
      answer = await sendBooking({ ...services, patience }, draftKey, bookHotel, command);
      return outcomeOf(answer);
    };
    const total = quote.rate.rates.total;
    const instalments = instalmentsOffer({
      terms: quote.partial_payment,
      price: total,
      departure: quote.stay.check_in,
      locale,
      today: homeDate(now()),
    });
    const outcome = await dialogs.open(hotelPaymentTypeDialog, { total, instalments, submit });
    if (outcome?.kind === 'booked') {
      rememberBookedOrder(services, draftKey, outcome.ref_number, values);
      navigator.go(checkoutRoutes.checkout.to({ refNumber: outcome.ref_number }, { p: type }));
      return answer;
    }
    // ERR-07, ERR-08, ERR-01.
    if (outcome?.kind === 'info') toasts.show({ kind: 'info', text: outcome.message, durationMs });
    if (outcome?.kind === 'failed') toasts.show({ kind: 'error', text: outcome.message, durationMs });
    setLast(answer);
    if (isSignedOut(answer)) {
      // ERR-06. Signing out forgets every draft; this one is still being written (GAP-49).
      await session.signOut();
      drafts.write(draftKey, values, 'tab');
    }
    return answer;
  };

  function outcomeOf(answer: BookingAnswer): BookingOutcome {
    switch (answer.kind) {
      case 'booked':
        return { kind: 'booked', ref_number: answer.ref_number };
      case 'already':
        return { kind: 'info', message: answer.message || t('booking.already') };
      case 'refused':
        return { kind: 'failed', message: answer.message || s(`problem.${answer.problem}`) };
      case 'signed-out':
        return { kind: 'info', message: t('booking.signedOut') };
      case 'fields':
        return { kind: 'failed', message: s('problem.invalid-input') };
      case 'unknown':
        return { kind: 'failed', message: t('booking.unknown') };
      case 'failed':
        return { kind: 'failed', message: s('notify_error_try_again') };
    }
  }
  return { last, book };
}

function isSignedOut(answer: BookingAnswer | null): boolean {
  return answer?.kind === 'signed-out';
}
