import { locales, type Locale, type TripDepositPlan } from '@aylal/domain';
import { formatDayWithYear, formatMoney } from '@aylal/i18n/formats';
import type { MailFacts, OrderMail } from '../../../commerce/orders/order-mail-texts.ts';
import type { MailTexts } from '../../../commerce/orders/product-room.ts';

const told: readonly OrderMail[] = ['booked', 'paid', 'issued'];

const words: Readonly<Record<Locale, (amount: string, until: string) => string>> = {
  mn: (amount, until) => `Үлдэгдэл ${amount}-г зохион байгуулагчид төлнө. Сүүлийн өдөр: ${until}.`,
  en: (amount, until) => `Rest to pay to the operator: ${amount}, until the end of ${until}.`,
  zh: (amount, until) => `余款 ${amount} 须在 ${until} 当天结束前付给旅行社。`,
  ru: (amount, until) => `Остаток ${amount} оплачивается туроператору. Последний день: ${until}`,
  ko: (amount, until) => `잔금 ${amount}은(는) ${until}까지 여행사에 직접 결제합니다.`,
  ja: (amount, until) => `残金 ${amount} は ${until} までに旅行会社へ直接お支払いください。`,
};

/** The mails of a trip that is paid with a deposit: until it is confirmed each also says what the operator takes itself, and until when. */
export function withRest(texts: MailTexts, { rest, until }: TripDepositPlan): MailTexts {
  const withLine = (locale: Locale) => {
    const line = words[locale](formatMoney(rest, locale), formatDayWithYear(until, locale));
    const lengthened = told.map((mail) => {
      const text = texts[locale][mail];
      return [mail, text && ((facts: MailFacts) => lengthen(text(facts), line))];
    });
    return { ...texts[locale], ...(Object.fromEntries(lengthened) as MailTexts[Locale]) };
  };
  return Object.fromEntries(locales.map((locale) => [locale, withLine(locale)])) as MailTexts;
}

function lengthen({ subject, body }: { subject: string; body: string }, line: string) {
  return { subject, body: `${body}\n${line}` };
}
