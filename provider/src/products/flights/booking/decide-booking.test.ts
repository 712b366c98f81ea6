import { localDate } from '@aylal/domain/calendar';
import type { FlightPersonName, FlightSegment } from '@aylal/contracts/flights';
import { bookingFingerprint } from './booking-fingerprint.ts';
import { decideBooking, type BookableQuote } from './decide-booking.ts';

const now = Date.parse('2026-11-21T06:00:00Z');

function segment(over: Partial<FlightSegment> = {}): FlightSegment {
  return {
    departure_city: 'ULN',
    departure_city_name: 'Ulaanbaatar',
    departure_airport: 'UBN',
    departure_airport_name: 'Chinggis Khaan',
    departure_country: 'MN',
    departure_terminal: null,
    departure_date: localDate('2026-12-10'),
    departure_time: '09:00',
    departure_at: '2026-12-10T09:00:00+08:00',
    arrival_city: 'SEL',
    arrival_city_name: 'Seoul',
    arrival_airport: 'ICN',
    arrival_airport_name: 'Incheon',
    arrival_country: 'KR',
    arrival_terminal: null,
    arrival_date: localDate('2026-12-10'),
    arrival_time: '13:00',
    arrival_at: '2026-12-10T13:00:00+09:00',
    duration_minutes: 180,
    marketing_airline: 'OM',
    marketing_airline_name: 'MIAT',
    operating_airline: 'OM',
    operating_airline_name: 'MIAT',
    flight_number: '301',
    class_code: 'Y',
    cabin: 'economy',
    aircraft: '738',
    ...over,
  };
}

function quote(over: Partial<BookableQuote> = {}): BookableQuote {
  return {
    bookable: true,
    total_fare: 900_000,
    expiresAt: now + 60_000,
    trips: [{ flights: [segment()], duration_minutes: 180 }],
    fares: [{ type: 'adult', count: 1, base: 700_000, taxes: 200_000 }],
    ...over,
  };
}

function person(over: Partial<FlightPersonName> = {}): FlightPersonName {
  return {
    type: 'adult',
    gender: 'F',
    surname: 'BAT',
    given_name: 'SARNAI',
    middle_name: null,
    date_of_birth: localDate('1990-01-01'),
    doc_number: 'E1234567',
    issue_country: 'MN',
    nationality: 'MN',
    expiration_date: localDate('2033-01-01'),
    ref_user: '',
    ...over,
  };
}

describe('decideBooking', () => {
  it('[API-26] books what was quoted, for the agreed price, and holds it for half an hour', () => {
    expect(decideBooking(quote(), [person()], now)).toEqual({
      kind: 'book',
      seats: 1,
      total: 900_000,
      payUntil: now + 30 * 60_000,
    });
  });

  it('holds no seat for an infant, and nothing after the sale has closed', () => {
    const soon = new Date(now + 80 * 60_000).toISOString();
    const family = quote({
      trips: [{ flights: [segment({ departure_at: soon })], duration_minutes: 180 }],
      fares: [
        { type: 'adult', count: 1, base: 1, taxes: 0 },
        { type: 'infant', count: 1, base: 1, taxes: 0 },
      ],
    });
    const decision = decideBooking(
      family,
      [person(), person({ type: 'infant', date_of_birth: localDate('2026-06-01'), doc_number: 'E7654321' })],
      now,
    );
    expect(decision).toEqual({ kind: 'book', seats: 1, total: 900_000, payUntil: now + 20 * 60_000 });
  });

  it.each<[string, BookableQuote, FlightPersonName[], object]>([
    ['[MNY-6] a quote at the moment it ends', quote({ expiresAt: now }), [person()], { problem: 'quote-expired' }],
    ['[ERR-02] an offer that is not bookable', quote({ bookable: false }), [person()], { problem: 'not-bookable' }],
    [
      'a flight that leaves within the hour',
      quote({
        trips: [{ flights: [segment({ departure_at: new Date(now + 3_600_000).toISOString() })], duration_minutes: 1 }],
      }),
      [person()],
      { problem: 'not-bookable' },
    ],
    [
      'another number of people',
      quote(),
      [person(), person({ given_name: 'TUUL', doc_number: 'E7654321' })],
      { problem: 'invalid-input', fields: { person_names: 'validation_passenger_count' } },
    ],
    [
      'an adult of 9',
      quote(),
      [person({ date_of_birth: localDate('2017-01-01') })],
      { problem: 'invalid-input', fields: { 'person_names.0.date_of_birth': 'validation_age_category' } },
    ],
    [
      'a child that turns 12 before the way back',
      quote({
        fares: [
          { type: 'adult', count: 1, base: 1, taxes: 0 },
          { type: 'child', count: 1, base: 1, taxes: 0 },
        ],
        trips: [
          { flights: [segment()], duration_minutes: 1 },
          {
            flights: [segment({ departure_date: localDate('2026-12-20'), arrival_date: localDate('2026-12-20') })],
            duration_minutes: 1,
          },
        ],
      }),
      [person(), person({ type: 'child', doc_number: 'E7654321', date_of_birth: localDate('2014-12-15') })],
      { problem: 'invalid-input', fields: { 'person_names.1.date_of_birth': 'validation_age_category' } },
    ],
    [
      'a journey abroad without a passport',
      quote(),
      [person({ doc_number: '', expiration_date: undefined })],
      {
        problem: 'invalid-input',
        fields: {
          'person_names.0.doc_number': 'validation_passport_required',
          'person_names.0.expiration_date': 'validation_passport_expiry_required',
        },
      },
    ],
  ])('refuses %s', (_name, quoted, people, outcome) => {
    expect(decideBooking(quoted, people, now)).toEqual({ kind: 'refuse', ...outcome });
  });
});

describe('bookingFingerprint', () => {
  const dorj = person({ surname: 'DORJ', doc_number: 'E7654321' });
  const two = [person(), dorj];

  it('knows the same people on the same flights again', () => {
    expect(bookingFingerprint('u1', quote(), two)).toBe(
      bookingFingerprint('u1', quote({ total_fare: 1 }), [{ ...dorj, surname: 'Dorj' }, person()]),
    );
  });

  it.each([
    ['another customer', bookingFingerprint('u2', quote(), two)],
    ['other people', bookingFingerprint('u1', quote(), [person(), person({ given_name: 'TUUL' })])],
    [
      'another flight',
      bookingFingerprint('u1', { trips: [{ flights: [segment({ flight_number: '303' })], duration_minutes: 1 }] }, two),
    ],
  ])('tells %s apart', (_name, other) => {
    expect(other).not.toBe(bookingFingerprint('u1', quote(), two));
  });
});
