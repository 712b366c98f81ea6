import { createPassenger, getPassenger, listPassengers, type SavedPassenger } from '@aylal/contracts/account';
import {
  bookFlight,
  checkFlightOffer,
  confirmFlightChange,
  createPriceAlert,
  getFlightOffer,
  listMonthFares,
  listNearbyDates,
  listPriceAlerts,
  readPriceAlertLink,
  searchAirports,
  searchFlightChanges,
  searchFlightOffers,
  stopPriceAlert,
  stopPriceAlertByLink,
  type Airport,
  type FlightChangeOption,
  type FlightOffer,
  type FlightQuote,
  type LinkedPriceAlert,
  type CustomerPriceAlert,
} from '@aylal/contracts/flights';
import { getFlightOrder, type FlightOrder } from '@aylal/contracts/orders';
import { localDate, type LocalDate } from '@aylal/domain/calendar';
import { maskPassenger } from '@aylal/domain/people';
import { stubOperation, type Stub, type StubAnswer } from '@aylal/testing/scenarios';
import { buildChangeOption } from './build-change-option.ts';
import { buildFlightOffer, buildFlightQuote } from './build-flight-offer.ts';
import { buildFlightOrder } from './build-flight-order.ts';
import { buildOffers } from './build-offers.ts';
import { buildLinkedAlert, buildPriceAlert } from './build-price-alert.ts';

const places: Airport[] = [
  {
    code: 'UBN',
    name: 'Чингис хаан',
    city_name: 'Улаанбаатар',
    country_name: 'Монгол',
    country_code: 'MN',
    kind: 'airport',
  },
  { code: 'SEL', name: 'Сөүл', city_name: 'Сөүл', country_name: 'Өмнөд Солонгос', country_code: 'KR', kind: 'city' },
  {
    code: 'ICN',
    name: 'Инчон',
    city_name: 'Сөүл',
    country_name: 'Өмнөд Солонгос',
    country_code: 'KR',
    kind: 'airport',
  },
  { code: 'ULG', name: 'Өлгий', city_name: 'Өлгий', country_name: 'Монгол', country_code: 'MN', kind: 'airport' },
];

/** `unanswered` is a text whose search never comes back. */
export function airportsStub(unanswered?: string): Stub {
  return stubOperation(searchAirports, ({ query }) => {
    const text = (query['text'] ?? '').toLowerCase();
    if (text === unanswered) return 'hanging';
    const found = places.filter(
      (place) =>
        text === '' || [place.code, place.city_name, place.name].some((name) => name.toLowerCase().includes(text)),
    );
    return { status_code: 200 as const, message: '', result: found };
  });
}

export function offersStub(offers: FlightOffer[] = buildOffers(), expiresAt = '2026-11-21T02:30:00.000Z'): Stub {
  return stubOperation(searchFlightOffers, {
    status_code: 200 as const,
    message: '',
    result: offers,
    expires_at: expiresAt,
  });
}

export function nearbyStub(
  days: { depart_date: LocalDate; total_fare: number; adult_fare: number }[] = [
    { depart_date: localDate('2026-12-16'), total_fare: 1_624_000, adult_fare: 812_000 },
    { depart_date: localDate('2026-12-19'), total_fare: 1_625_200, adult_fare: 812_600 },
  ],
): Stub {
  return stubOperation(listNearbyDates, { status_code: 200 as const, message: '', result: days });
}

/** Fares of the days asked for; other months have none. */
export function monthFaresStub(
  fares: { date: LocalDate; total_fare: number; adult_fare: number }[] = [
    { date: localDate('2026-12-19'), total_fare: 905_400, adult_fare: 452_700 },
    { date: localDate('2026-12-21'), total_fare: 812_600, adult_fare: 406_300 },
  ],
): Stub {
  return stubOperation(listMonthFares, ({ query }) => ({
    status_code: 200 as const,
    message: '',
    result: fares.filter(({ date }) => date.startsWith(query['month'] ?? '-')),
  }));
}

export function offerStub(offer: FlightOffer = buildFlightOffer()): Stub {
  return stubOperation(getFlightOffer, ({ query }) => ({
    status_code: 200 as const,
    message: '',
    result: { data: query['baggage'] === 'true' ? { baggage_info: offer.baggage_info } : { offer } },
  }));
}

export function checkStub(quote: FlightQuote = buildFlightQuote()): Stub {
  return stubOperation(checkFlightOffer, { status_code: 200 as const, message: '', result: quote });
}

export function bookStub(answers: StubAnswer<typeof bookFlight> | StubAnswer<typeof bookFlight>[]): Stub {
  return stubOperation(bookFlight, answers);
}

/** Saved passengers: the list shows them masked, each is read whole. */
export function passengersStubs(saved: SavedPassenger[] = []): Stub[] {
  return [
    stubOperation(listPassengers, { status_code: 200 as const, message: '', result: saved.map(maskPassenger) }),
    stubOperation(getPassenger, ({ params }) => {
      const result = saved.find(({ id }) => id === params.id);
      return result
        ? { status_code: 200 as const, message: '', result }
        : { status_code: 404 as const, message: '', result: { problem: 'not-found' as const } };
    }),
  ];
}

export function createPassengerStub(): Stub {
  return stubOperation(createPassenger, ({ body }) => ({
    status_code: 201 as const,
    message: '',
    result: { id: 'p-9', ...(body as object) } as SavedPassenger,
  }));
}

export function setAlertStub(
  answers: StubAnswer<typeof createPriceAlert> | StubAnswer<typeof createPriceAlert>[] = {
    status_code: 201,
    message: '',
    result: null,
  },
): Stub {
  return stubOperation(createPriceAlert, answers);
}

export function alertsStub(alerts: CustomerPriceAlert[] = [buildPriceAlert()]): Stub {
  return stubOperation(listPriceAlerts, { status_code: 200 as const, message: '', result: alerts });
}

export function stopAlertStub(
  answers: StubAnswer<typeof stopPriceAlert> | StubAnswer<typeof stopPriceAlert>[] = {
    status_code: 200,
    message: '',
    result: null,
  },
): Stub {
  return stubOperation(stopPriceAlert, answers);
}

export function alertLinkStub(alert: LinkedPriceAlert = buildLinkedAlert()): Stub {
  return stubOperation(readPriceAlertLink, { status_code: 200 as const, message: '', result: alert });
}

export function stopByLinkStub(
  answers: StubAnswer<typeof stopPriceAlertByLink> | StubAnswer<typeof stopPriceAlertByLink>[] = {
    status_code: 200,
    message: '',
    result: null,
  },
): Stub {
  return stubOperation(stopPriceAlertByLink, answers);
}

export function orderStub(order: FlightOrder = buildFlightOrder()): Stub {
  return stubOperation(getFlightOrder, { status_code: 200 as const, message: '', result: order });
}

export function changesStub(options: FlightChangeOption[] = [buildChangeOption()]): Stub {
  return stubOperation(searchFlightChanges, {
    status_code: 200 as const,
    message: '',
    result: options,
    expires_at: '2026-11-21T02:30:00.000Z',
  });
}

export function confirmChangeStub(
  answers: StubAnswer<typeof confirmFlightChange> | StubAnswer<typeof confirmFlightChange>[] = {
    status_code: 200,
    message: '',
    result: { ref_number: 'AYL-4K7P2', to_pay: 340_000, pay_until: '2026-11-21T02:40:00.000Z' },
  },
): Stub {
  return stubOperation(confirmFlightChange, answers);
}
