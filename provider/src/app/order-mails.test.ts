import { locales, type Locale } from '@aylal/domain/language';
import { generalMails } from '../commerce/orders/mails/general-mails.ts';
import {
  openMails,
  type MailCatalogue,
  type MailFacts,
  type OrderMail,
} from '../commerce/orders/mails/mail-catalogue.ts';
import { busMails } from '../products/buses/mails/bus-mails.ts';
import { transportMails } from '../products/car-hire/mails/transport-mails.ts';
import { esimMails } from '../products/esims/mails/esim-mails.ts';
import { topUpMails as esimTopUpMails } from '../products/esims/mails/top-up/top-up-mails.ts';
import { flightMails } from '../products/flights/mails/flight-mails.ts';
import { hotelMails } from '../products/hotels/mails/hotel-mails.ts';
import { insuranceMails } from '../products/insurance/mails/insurance-mails.ts';
import { lotteryMails } from '../products/lottery/mails/lottery-mails.ts';
import { topUpMails } from '../products/top-ups/mails/top-up-mails.ts';
import { tripMails } from '../products/tours/mails/trip-mails.ts';
import { trainMails } from '../products/trains/mails/train-mails.ts';

const facts: MailFacts = {
  ref: 'AYL-4K7P2',
  route: 'Tokyo',
  amount: '337,500₮',
  until: '12:30',
  day: '2026/09/06',
  note: 'The account is of another person',
  before: 'OM 301: Ulaanbaatar (UBN) 2026/09/06 08:40 – Tokyo (NRT) 14:10',
  after: 'OM 301: Ulaanbaatar (UBN) 2026/09/06 10:40 – Tokyo (NRT) 16:10',
  answerBy: '2026/09/03 12:30',
  confirmation: 'TD-1',
  tickets: 'BATBOLD/ANUDARI 289',
  link: 'https://example.mn/order',
};
const catalogues: readonly (readonly [string, MailCatalogue])[] = [
  ['everything', generalMails],
  ['flights', flightMails],
  ['hotels', hotelMails],
  ['buses', busMails],
  ['trains', trainMails],
  ['trips', tripMails],
  ['cars', transportMails],
  ['covers', insuranceMails],
  ['eSIMs', esimMails],
  ['data for an eSIM', esimTopUpMails],
  ['top-ups', topUpMails],
  ['lottery tickets', lotteryMails],
];

const mailsOf = (catalogue: MailCatalogue) => Object.keys(catalogue.messages.mn) as OrderMail[];
function written(catalogue: MailCatalogue, mail: OrderMail, locale: Locale) {
  const text = catalogue.write(mail, locale, facts);
  if (!text) throw new Error(`${mail} is not written in ${locale}`);
  return text;
}

describe('[GAP-75] Mails of orders', () => {
  it.each(catalogues)('of %s name only facts that there are, and lead to the order', (_, catalogue) => {
    for (const locale of locales)
      for (const mail of mailsOf(catalogue)) {
        const { subject, body } = written(catalogue, mail, locale);
        expect(`${subject}${body}`).not.toMatch(/[{}]/);
        expect(subject).not.toBe('');
        expect(body).toContain(facts.link);
      }
  });

  it.each(catalogues)('of %s are the same ones in all six languages', (_, catalogue) => {
    for (const locale of locales)
      expect(Object.keys(catalogue.messages[locale]).toSorted()).toEqual(mailsOf(catalogue).toSorted());
  });

  it('have general words for all that can happen to any order, and flights for their changes', () => {
    const general = mailsOf(generalMails);
    const all = new Set([...general, ...mailsOf(flightMails)]);
    expect(all.size).toBe(25);
    expect([...all].filter((mail) => !general.includes(mail))).toEqual(['change-to-pay', 'change-lapsed']);
  });

  it('refuse a name that is no fact', () => {
    const booked = { booked: { subject: 'Booked', body: '{{seat}}' } };
    const mails = openMails({ mn: booked, en: booked, zh: booked, ru: booked, ko: booked, ja: booked });
    expect(() => mails.write('booked', 'en', facts)).toThrow('names seat');
  });
});
