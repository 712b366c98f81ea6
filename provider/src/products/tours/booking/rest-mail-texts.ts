import type { TripDepositPlan } from '@aylal/domain/trips';
import { formatDayWithYear, formatMoney } from '@aylal/i18n/formats';
import type { MailCatalogue, OrderMail } from '../../../commerce/orders/mails/mail-catalogue.ts';
import { tourMessage } from '../messages/tour-messages.ts';

/** The mails that also say what the operator takes itself. */
const lengthened: readonly OrderMail[] = ['booked', 'paid', 'issued'];

/** The mails of a trip that is paid with a deposit: until it is confirmed each also says what the operator takes itself, and until when. */
export function withRest(mails: MailCatalogue, { rest, until }: TripDepositPlan): MailCatalogue {
  return {
    ...mails,
    write(mail, locale, facts) {
      const text = mails.write(mail, locale, facts);
      if (!text || !lengthened.includes(mail)) return text;
      const values = { amount: formatMoney(rest, locale), day: formatDayWithYear(until, locale) };
      return { ...text, body: `${text.body}\n${tourMessage(locale, 'rest', values)}` };
    },
  };
}
