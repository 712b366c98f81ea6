import { locales, type Locale } from '@aylal/domain/language';
import type { TripDepositPlan } from '@aylal/domain/trips';
import { formatDayWithYear, formatMoney } from '@aylal/i18n/formats';
import type { MailCatalogue, OrderMail } from '../../../commerce/orders/mails/mail-catalogue.ts';

const told: readonly OrderMail[] = ['booked', 'paid', 'issued'];

const words: Readonly<Record<Locale, (amount: string, until: string) => string>> = {
  mn: (amount, until) => `Үлдэгдэл ${amount}-г зохион байгуулагчид төлнө. Сүүлийн өдөр: ${until}.`,
  en: (amount, until) => `Rest to pay to the operator: ${amount}, by the end of ${until}.`,
  zh: (amount, until) => `余款 ${amount} 须在 ${until} 当天结束前付给旅行社。`,
  ru: (amount, until) => `Остаток ${amount} оплачивается туроператору. Последний день: ${until}`,
  ko: (amount, until) => `잔금 ${amount}은(는) ${until}까지 여행사에 직접 결제합니다.`,
  ja: (amount, until) => `残金 ${amount} は ${until} までに旅行会社へ直接お支払いください。`,
};

/** The mails of a trip that is paid with a deposit: until it is confirmed each also says what the operator takes itself, and until when. */
export function withRest(mails: MailCatalogue, { rest, until }: TripDepositPlan): MailCatalogue {
  const withLine = (locale: Locale) => {
    const line = words[locale](formatMoney(rest, locale), formatDayWithYear(until, locale));
    const lengthened = Object.entries(mails[locale]).map(([mail, { subject, body }]) => [
      mail,
      { subject, body: told.includes(mail as OrderMail) ? `${body}\n${line}` : body },
    ]);
    return Object.fromEntries(lengthened) as MailCatalogue[Locale];
  };
  return Object.fromEntries(locales.map((locale) => [locale, withLine(locale)])) as MailCatalogue;
}
