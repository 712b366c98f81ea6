import { inLanguages, type Locale } from '@aylal/domain/language';
import type { Messages } from '@aylal/i18n';
import { openMessages } from '../../../platform/messages/open-messages.ts';

/** Booked; held longer; paid; a later payment in parts; one that is due soon; one that is late; goods there; goods late; time over; cancelled; not delivered and paid back; money that the order did not need; difference of a change to be paid; a change not paid; a refund asked for, paid, refused, put into the wallet; money that the office gives; a partner has other times, has moved the journey by much, has cancelled it, has cancelled what people refund; new times that are agreed, and a change that the partner has withdrawn. */
export type OrderMail =
  | 'booked'
  | 'held-longer'
  | 'paid'
  | 'part-paid'
  | 'part-due'
  | 'part-late'
  | 'issued'
  | 'issue-delayed'
  | 'expired'
  | 'cancelled'
  | 'not-delivered'
  | 'credited'
  | 'change-to-pay'
  | 'change-lapsed'
  | 'refund-sent'
  | 'refund-finished'
  | 'refund-refused'
  | 'refund-to-wallet'
  | 'goodwill'
  | 'journey-retimed'
  | 'journey-moved'
  | 'journey-cancelled'
  | 'journey-cancelled-call'
  | 'change-accepted'
  | 'change-withdrawn';

/** What a mail may name. */
export interface MailFacts {
  readonly ref: string;
  /** What was bought, and its day. */
  readonly route: string;
  readonly amount: string;
  /** Hour and minute in Ulaanbaatar, with the day where it is another one than that of the booking. */
  readonly until: string;
  /** The last day of a part. */
  readonly day: string;
  /** What a person of the office writes to the customer; empty where nobody does. */
  readonly note: string;
  /** The journey before and after a change by the partner, a line for each leg; empty where there is none. */
  readonly before: string;
  readonly after: string;
  /** Until when such a change may be answered, with its day. */
  readonly answerBy: string;
  /** The supplier's own number; empty where there is none. */
  readonly confirmation: string;
  readonly tickets: string;
  readonly link: string;
}

/** What a mail says. */
export interface MailText {
  readonly subject: string;
  readonly body: string;
}

/** The mails of a product. */
export interface MailCatalogue {
  /** What is written of them, before facts are filled in. */
  readonly messages: Readonly<Record<Locale, Messages>>;
  /** A mail with its facts filled in; undefined where the catalogue has none. Throws where its text names what is no fact. */
  write(mail: OrderMail, locale: Locale, facts: MailFacts): MailText | undefined;
}

/** Opens the mails of `own`, and for what it does not say those of `base`. */
export function openMails(own: Readonly<Record<Locale, Messages>>, base?: MailCatalogue): MailCatalogue {
  const messages = base ? mergeLanguages(base.messages, own) : own;
  const message = openMessages<Readonly<Record<OrderMail, MailText>>>(messages);
  return {
    messages,
    write(mail, locale, facts) {
      const subject = message.find(locale, `${mail}.subject`, { ...facts });
      const body = message.find(locale, `${mail}.body`, { ...facts });
      return subject === undefined || body === undefined ? undefined : { subject, body };
    },
  };
}

function mergeLanguages(base: Readonly<Record<Locale, Messages>>, own: Readonly<Record<Locale, Messages>>) {
  return inLanguages((locale): Messages => ({ ...base[locale], ...own[locale] }));
}
