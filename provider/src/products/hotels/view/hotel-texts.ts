import type { CheckInNotice } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import type { SandboxHotel } from '../catalogue/make-hotel.ts';
import { hotelMessage } from '../messages/hotel-messages.ts';
import { mixed } from '../../../platform/drawing/seeded-random.ts';

/** A few sentences as HTML, in the language asked for. Its year and its rooms are facts of their own, so they are not repeated. */
export function describeHotel(hotel: SandboxHotel, locale: Locale): string {
  const own = locale === 'mn' ? 0 : 1;
  return hotelMessage(locale, 'about.description', {
    name: hotel.name[own],
    city: hotel.city.names[locale],
    address: hotel.address[own],
  });
}

/** HOTEL-07 for a hotel of which only its times are known, `14:00`. */
export function noticeOfTimes(arrival: string, departure: string, locale: Locale): CheckInNotice {
  return {
    arrival_time: arrival,
    arrival_time_info: hotelMessage(locale, 'about.arrival', { time: arrival }),
    departure_time_info: hotelMessage(locale, 'about.departure', { time: departure }),
    note: [{ Category: 'documents', Text: hotelMessage(locale, 'about.documents') }],
  };
}

/** HOTEL-07. */
export function checkInNoticeOf(hotel: SandboxHotel, locale: Locale): CheckInNotice {
  const arrival = mixed(hotel.seed, 150) < 0.7 ? '14:00' : '15:00';
  const departure = mixed(hotel.seed, 151) < 0.7 ? '12:00' : '11:00';
  const pets = hotel.facilities.some(({ key }) => key === 'pets');
  return {
    arrival_time: arrival,
    arrival_time_info: hotelMessage(locale, 'about.arrival', { time: arrival }),
    departure_time_info: hotelMessage(locale, 'about.departure', { time: departure }),
    note: [
      { Category: 'documents', Text: hotelMessage(locale, 'about.documents') },
      ...(mixed(hotel.seed, 152) < 0.3
        ? [{ Category: 'deposit' as const, Text: hotelMessage(locale, 'about.deposit') }]
        : []),
      { Category: 'children', Text: hotelMessage(locale, 'about.children') },
      { Category: 'pets', Text: hotelMessage(locale, pets ? 'about.pets' : 'about.no-pets') },
    ],
  };
}
