import type { Locale } from '@aylal/domain/language';
import { flightMessage } from '../messages/flight-messages.ts';

/** Says to a new subscriber what will come, and how to leave by the page at `link`. */
export function airSubscriptionMail(
  locale: Locale,
  direction: string,
  link: string,
): { readonly subject: string; readonly body: string } {
  return {
    subject: flightMessage(locale, 'subscription.subject', { direction }),
    body: flightMessage(locale, 'subscription.body', { direction, link }),
  };
}
