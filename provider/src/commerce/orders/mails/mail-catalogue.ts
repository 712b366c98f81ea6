import { locales, type Locale } from '@aylal/domain/language';

/** Booked; paid; a later payment in parts; one that is due soon; one that is late; goods there; goods late; time over; cancelled; not delivered and paid back; money that the order did not need; difference of a change to be paid; a change not paid; a refund asked for, paid, refused. */
export type OrderMail =
  | 'booked'
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
  | 'refund-refused';

/** What a mail may name. */
export interface MailFacts {
  readonly ref: string;
  /** What was bought, and its day. */
  readonly route: string;
  readonly amount: string;
  /** Hour and minute in Ulaanbaatar. */
  readonly until: string;
  /** The last day of a part. */
  readonly day: string;
  /** The supplier's own number; empty where there is none. */
  readonly confirmation: string;
  readonly tickets: string;
  readonly link: string;
}

/** What a mail says: `{{name}}` is replaced by the fact of that name. */
export interface MailText {
  readonly subject: string;
  readonly body: string;
}

/** Mails by language. */
export type MailCatalogue = Readonly<Record<Locale, Readonly<Partial<Record<OrderMail, MailText>>>>>;

/** The mails of `own`, and for what it does not say those of `base`. */
export function mailsOver(base: MailCatalogue, own: MailCatalogue): MailCatalogue {
  return Object.fromEntries(locales.map((locale) => [locale, { ...base[locale], ...own[locale] }])) as MailCatalogue;
}

/** A mail with its facts filled in. Throws for a name that is no fact. */
export function writeMail({ subject, body }: MailText, facts: MailFacts): MailText {
  const known: Readonly<Record<string, string>> = { ...facts };
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const fact = known[name];
      if (fact === undefined) throw new Error(`A mail names "${name}", which is no fact`);
      return fact;
    });
  return { subject: fill(subject), body: fill(body) };
}
