import type { Locale } from '@aylal/domain/language';
import type { HotelStory } from '../catalogue/hotel-facts.ts';
import { noticeOfTimes } from '../view/hotel-texts.ts';
import type { BankHotelFacts } from './bank-facts.ts';

/** What most hotels ask for, where one tells no time. */
const USUAL_ARRIVAL = '14:00';
const USUAL_DEPARTURE = '12:00';

/** What the page of a hotel of the bank tells; its description is English in every language. Throws for a hotel that was never read. */
export function bankStory(hotel: BankHotelFacts | undefined, locale: Locale): HotelStory {
  if (!hotel) throw new Error('not a hotel of the bed bank');
  return {
    images: [...hotel.images],
    facilities: hotel.facilities.map(({ key, category, names }) => ({
      category,
      name: names[locale],
      number: null,
      is_fee: hotel.paid.has(key),
      fee_info: null,
      is_exist: true,
      type: key,
    })),
    description: hotel.description === '' ? '' : `<p>${escaped(hotel.description)}</p>`,
    notice: noticeOfTimes(hotel.arrival ?? USUAL_ARRIVAL, hotel.departure ?? USUAL_DEPARTURE, locale),
  };
}

/** The bank writes plain text, our pages show HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
