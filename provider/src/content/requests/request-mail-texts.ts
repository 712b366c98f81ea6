import type { Locale } from '@aylal/domain/language';
import { contentMessage } from '../messages/content-messages.ts';
import type { RequestKind } from './request-store.ts';

/** Says that a request has arrived and what happens next; `number` is what the customer names when calling. Hours are those of CONST-10 and CONST-13. */
export function requestMail(kind: RequestKind, number: string, locale: Locale): { subject: string; body: string } {
  return {
    subject: contentMessage(locale, `request.subject.${kind}`),
    body: contentMessage(locale, 'request.body', { number }),
  };
}

/** What a person of the office answers to a request, in their own words. */
export function replyMail(number: string, text: string, locale: Locale): { subject: string; body: string } {
  return {
    subject: contentMessage(locale, 'request.reply-subject', { number }),
    body: contentMessage(locale, 'request.reply-body', { number, text }),
  };
}

/** Says to a new reader what will come, and how to stop it. */
export function newsletterMail(locale: Locale): { subject: string; body: string } {
  return { subject: contentMessage(locale, 'newsletter.subject'), body: contentMessage(locale, 'newsletter.body') };
}
