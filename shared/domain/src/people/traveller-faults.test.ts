import { localDate } from '../calendar/index.ts';
import { travellerFaults, type TravellerFacts } from './traveller-faults.ts';

const home = { departure_country: 'MN', arrival_country: 'MN' };
const abroad = { departure_country: 'MN', arrival_country: 'KR' };
const days = {
  today: localDate('2026-11-21'),
  lastDeparture: localDate('2026-12-10'),
  lastArrival: localDate('2026-12-11'),
  trips: [{ flights: [home] }],
};

function traveller(over: Partial<TravellerFacts> = {}): TravellerFacts {
  return {
    type: 'adult',
    surname: '',
    given_name: '',
    date_of_birth: localDate('1990-01-01'),
    doc_number: 'E1234567',
    issue_country: 'MN',
    nationality: 'MN',
    expiration_date: localDate('2030-01-01'),
    ...over,
  };
}

describe('travellerFaults', () => {
  it('finds nothing in a family that may fly', () => {
    const family = [
      traveller(),
      traveller({ doc_number: 'E1234568', type: 'child', date_of_birth: localDate('2018-05-05') }),
      traveller({ doc_number: '', type: 'infant', date_of_birth: localDate('2026-01-05') }),
    ];
    expect(travellerFaults(family, days)).toEqual({});
  });

  it.each<[string, TravellerFacts[], Record<string, string>]>([
    [
      '[VALID-21] a birthday in the future',
      [traveller({ date_of_birth: localDate('2026-11-22') })],
      { '0.date_of_birth': 'validation_birthday_future' },
    ],
    [
      'a child of 12 on the way back',
      [traveller(), traveller({ doc_number: 'A', type: 'child', date_of_birth: localDate('2014-12-10') })],
      { '1.date_of_birth': 'validation_age_category' },
    ],
    [
      'an infant of 2 on the way back',
      [traveller(), traveller({ doc_number: '', type: 'infant', date_of_birth: localDate('2024-12-01') })],
      { '1.date_of_birth': 'validation_age_category' },
    ],
    [
      '[VALID-22] a document that ends today',
      [traveller({ expiration_date: localDate('2026-11-21') })],
      { '0.expiration_date': 'validation_document_expired' },
    ],
    [
      'a document that ends before the last landing',
      [traveller({ expiration_date: localDate('2026-12-10') })],
      { '0.expiration_date': 'validation_document_ends_before_return' },
    ],
    [
      'one document twice, in any letters',
      [traveller(), traveller({ doc_number: 'e1234567' })],
      { '1.doc_number': 'validation_document_twice' },
    ],
    [
      '[GAP-35.3] more infants than adults',
      [
        traveller({ doc_number: '', type: 'infant', date_of_birth: localDate('2026-02-01') }),
        traveller({ doc_number: '', type: 'infant', date_of_birth: localDate('2026-01-05') }),
        traveller(),
      ],
      { '1.type': 'validation_infant_per_adult' },
    ],
  ])('names %s', (_name, travellers, faults) => {
    expect(travellerFaults(travellers, days)).toEqual(faults);
  });

  it('finds the same person twice, in any letters and with any document, and lets namesakes of another birthday fly', () => {
    const one = traveller({ surname: 'BAT', given_name: 'SARNAI', doc_number: 'E1' });
    expect(travellerFaults([one, { ...one, surname: 'Bat', doc_number: 'E2' }], days)).toEqual({
      '1.given_name': 'validation_passenger_twice',
    });
    expect(travellerFaults([one, { ...one, date_of_birth: localDate('1991-01-01'), doc_number: 'E2' }], days)).toEqual(
      {},
    );
  });

  it('lets two travellers have no document number, and one number from two countries', () => {
    expect(travellerFaults([traveller({ doc_number: '' }), traveller({ doc_number: '' })], days)).toEqual({});
    expect(travellerFaults([traveller(), traveller({ issue_country: 'KZ' })], days)).toEqual({});
  });

  it.each<[string, Partial<TravellerFacts>, Record<string, string>]>([
    ['no number', { doc_number: '' }, { '0.doc_number': 'validation_passport_required' }],
    ['no last day', { expiration_date: undefined }, { '0.expiration_date': 'validation_passport_expiry_required' }],
    [
      'one that is over on the way',
      { expiration_date: localDate('2026-12-10') },
      { '0.expiration_date': 'validation_document_ends_before_return' },
    ],
  ])('asks for a passport abroad: %s', (_name, over, faults) => {
    expect(travellerFaults([traveller(over)], { ...days, trips: [{ flights: [abroad] }] })).toEqual(faults);
  });

  it('takes nobody for another while a name is missing', () => {
    const one = traveller({ surname: 'BAT', doc_number: 'E1' });
    expect(travellerFaults([one, { ...one, doc_number: 'E2' }], days)).toEqual({});
    const other = traveller({ given_name: 'SARNAI', doc_number: 'E1' });
    expect(travellerFaults([other, { ...other, doc_number: 'E2' }], days)).toEqual({});
  });
});
