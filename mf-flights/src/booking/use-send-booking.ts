import type { PaymentType } from '@aylal/domain/payments';
import { forgetSending, keepSending, rememberBookedOrder, usePatience } from '@aylal/booking';
import { checkoutRoutes } from '@aylal/routes';
import { useServices } from '@aylal/shell';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { bookOffer, type BookingAnswer, type BookingCommand } from './book-offer.ts';
import type { BookingFormValues } from './booking-form-values.ts';
import { saveTravellers } from './save-travellers.ts';

/** SHELL-20: toasts of this area stay 5 seconds. */
const durationMs = 5000;

/** What is kept beside the draft while a booking is being sent. */
export interface SentBooking {
  readonly command: BookingCommand;
  readonly type: PaymentType;
}

/** Sends a booking, which is kept until its outcome is known, finds out about one that was sent before, and leaves for checkout. */
export function useSendBooking(draftKey: string) {
  const services = useServices();
  const { api, drafts, intents, navigator, toasts } = services;
  const t = useFlightsMessages();
  const patience = usePatience(t('booking.checking'));

  async function send(sent: SentBooking): Promise<BookingAnswer> {
    keepSending(services, draftKey, sent);
    const answer = await bookOffer({ api, intents, patience }, sent.command, `book-flight.${draftKey}`);
    if (answer.kind !== 'unknown' && answer.kind !== 'signed-out') forgetSending(services, draftKey);
    return answer;
  }

  async function leave(typed: BookingFormValues | undefined, refNumber: string, p: PaymentType) {
    const saved = await saveTravellers(api, typed?.travellers ?? []);
    if (!saved) toasts.show({ kind: 'info', text: t('booking.saveFailed'), durationMs });
    rememberBookedOrder(services, draftKey, refNumber, typed);
    navigator.go(checkoutRoutes.checkout.to({ refNumber }, { p }));
  }

  async function resume(sent: SentBooking): Promise<BookingAnswer> {
    const answer = await send(sent);
    const typed = drafts.read<BookingFormValues>(draftKey);
    if (answer.kind === 'booked') await leave(typed, answer.ref_number, sent.type);
    return answer;
  }
  return { send, resume, leave };
}
