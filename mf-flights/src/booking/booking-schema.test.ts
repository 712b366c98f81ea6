import { localDate } from '@aylal/domain/calendar';
import type { JourneyDays } from '@aylal/domain/people';
import { sharedMessages } from '@aylal/i18n';
import * as v from 'valibot';
import { emptyTraveller, type BookingFormValues, type TravellerValues } from './booking-form-values.ts';
import { bookingSchema } from './booking-schema.ts';

const inside = { flights: [{ departure_country: 'MN', arrival_country: 'MN' }] };
const toThailand = { flights: [{ departure_country: 'MN', arrival_country: 'TH' }] };
const days = {
  today: localDate('2026-11-21'),
  lastDeparture: localDate('2026-12-26'),
  lastArrival: localDate('2026-12-27'),
  trips: [inside],
} as const;
const good: TravellerValues = {
  ...emptyTraveller('adult', 'en'),
  surname: 'BATBOLD',
  given_name: 'ANUDARI',
  gender: 'F',
  date_of_birth: localDate('1994-03-08'),
  doc_number: 'E2048813',
  expiration_date: localDate('2031-08-14'),
};
const contact = {
  contact_name: 'Anudari',
  contact_dial_code: '976',
  contact_phone: '9911 2233',
  contact_email: 'a@mail.mn',
  is_company: false,
  company_register: '',
  company_name: '',
};

function faults(
  travellers: TravellerValues[],
  who: BookingFormValues['contact'] = contact,
  journey: JourneyDays = days,
): Record<string, string> {
  const checked = v.safeParse(bookingSchema(journey), { contact: who, travellers });
  const first: Record<string, string> = {};
  for (const issue of checked.issues ?? []) first[v.getDotPath(issue) ?? ''] ??= issue.message;
  return first;
}
const of = (change: Partial<TravellerValues>) => faults([{ ...good, ...change }]);

describe('bookingSchema', () => {
  it('[VALID-01] lets a complete booking through', () => {
    expect(of({})).toEqual({});
  });

  it.each([
    ['no number', { company_register: '' }, 'validation_company_register'],
    ['too short a number', { company_register: '123456' }, 'validation_company_register'],
    ['a number that was not found', { company_register: '1000001' }, 'validation_company_name'],
    ['one that was found', { company_register: '1000001', company_name: 'Firm' }, undefined],
  ])('[FLIGHT-01] [VALID-58] answers a company with %s', (_name, change, message) => {
    const found = faults([good], { ...contact, is_company: true, ...change });
    expect(found['contact.company_register']).toBe(message);
  });

  it('[VALID-06] tells the faults of the contact in the order of the form', () => {
    const nobody = { ...contact, contact_name: '', contact_phone: '', contact_email: '' };
    expect(Object.keys(faults([good], nobody))).toEqual([
      'contact.contact_name',
      'contact.contact_email',
      'contact.contact_phone',
    ]);
  });

  it('refuses the same passenger twice', () => {
    expect(faults([good, { ...good, doc_number: 'E9999999' }])).toEqual({
      'travellers.1.given_name': 'validation_passenger_twice',
    });
  });

  it.each<[string, Partial<TravellerValues>, string, string]>([
    ['[VALID-08]', { surname: '' }, 'surname', 'validation_last_name_required'],
    ['[VALID-09.1]', { surname: 'БАТБОЛД' }, 'surname', 'validation_last_name_type'],
    ['[VALID-02] [VALID-10]', { surname: 'BAT BOLD' }, 'surname', 'validation_last_name_notspace'],
    ['[VALID-11]', { given_name: '' }, 'given_name', 'validation_first_name_required'],
    ['[VALID-12.1]', { given_name: 'ANU4' }, 'given_name', 'validation_first_name_type'],
    ['[VALID-02] [VALID-13]', { given_name: 'ANU DARI' }, 'given_name', 'label_first_name_text'],
    ['gender', { gender: '' }, 'gender', 'validation_gender'],
    ['birthday', { date_of_birth: '' }, 'date_of_birth', 'validation_birthday_required'],
    ['impossible birthday', { date_of_birth: '2001-02-29' }, 'date_of_birth', 'validation_date'],
    ['[VALID-21]', { date_of_birth: localDate('2026-11-22') }, 'date_of_birth', 'validation_birthday_future'],
    ['[VALID-03] [GAP-22]', { doc_number: 'E2048' }, 'doc_number', 'validation_document_min'],
    ['[VALID-18.2]', { doc_number: 'E204881345678' }, 'doc_number', 'validation_document_max'],
    ['[VALID-19]', { doc_number: 'Е2048-813' }, 'doc_number', 'validation_latin'],
    ['[VALID-20]', { doc_number: 'E204 8813' }, 'doc_number', 'validation_document_notspace'],
    ['[VALID-22]', { expiration_date: localDate('2026-11-21') }, 'expiration_date', 'validation_document_expired'],
    [
      'document over on the way',
      { expiration_date: localDate('2026-12-26') },
      'expiration_date',
      'validation_document_ends_before_return',
    ],
    ['nationality', { nationality: '' }, 'nationality', 'validation_country'],
    [
      '[VALID-15]',
      { save: true, register_first: 'У', register_second: 'Б', register_digits: '9403' },
      'register_digits',
      'validation_register_type',
    ],
    [
      'register letters',
      { save: true, register_first: 'У', register_digits: '94030821' },
      'register_first',
      'validation_register_letters',
    ],
    ['adult too young', { date_of_birth: localDate('2016-01-01') }, 'date_of_birth', 'validation_age_category'],
  ])('%s refuses %j', (_, change, field, message) => {
    expect(of(change)).toEqual({ [`travellers.0.${field}`]: message });
  });

  it('[VALID-09] [VALID-12] takes accented letters and hyphens', () => {
    expect(of({ surname: 'ŠĒRŽĀNE-LÉ', given_name: 'Zoë' })).toEqual({});
  });

  it('[VALID-17] takes no document at all inside the own country', () => {
    expect(of({ doc_number: '', expiration_date: '' })).toEqual({});
  });

  it.each<[string, Partial<TravellerValues>, string, string]>([
    ['a passport number', { doc_number: '' }, 'doc_number', 'validation_passport_required'],
    ['its last day', { expiration_date: '' }, 'expiration_date', 'validation_passport_expiry_required'],
    ['six months', { expiration_date: localDate('2027-06-26') }, 'expiration_date', 'validation_passport_six_months'],
  ])('asks abroad for %s', (_name, change, field, message) => {
    expect(faults([{ ...good, ...change }], contact, { ...days, trips: [toThailand] })).toEqual({
      [`travellers.0.${field}`]: message,
    });
  });

  it('says all faults at once, each at its place', () => {
    expect(Object.keys(of({ surname: '', gender: '', doc_number: 'X' }))).toEqual([
      'travellers.0.surname',
      'travellers.0.gender',
      'travellers.0.doc_number',
    ]);
  });

  it('[FLIGHT-15] measures the age on the way back: who turns two before the return needs the child fare', () => {
    expect(
      faults([good, { ...good, type: 'infant', doc_number: 'E1111111', date_of_birth: localDate('2024-12-26') }]),
    ).toEqual({
      'travellers.1.date_of_birth': 'validation_age_category',
    });
    expect(
      faults([good, { ...good, type: 'infant', doc_number: 'E1111111', date_of_birth: localDate('2024-12-27') }]),
    ).toEqual({});
    expect(
      faults([good, { ...good, type: 'child', doc_number: 'E1111111', date_of_birth: localDate('2014-12-26') }]),
    ).toEqual({
      'travellers.1.date_of_birth': 'validation_age_category',
    });
  });

  it('refuses the same document twice', () => {
    expect(faults([good, { ...good, given_name: 'TUUL', doc_number: 'e2048813' }])).toEqual({
      'travellers.1.doc_number': 'validation_document_twice',
    });
  });

  it('[GAP-35.3] refuses more infants than adults', () => {
    const infant = (doc_number: string): TravellerValues => ({
      ...good,
      type: 'infant',
      date_of_birth: localDate('2026-01-01'),
      doc_number,
    });
    expect(faults([good, infant('E1111111'), infant('E2222222')])).toHaveProperty(
      ['travellers.2.type'],
      'validation_infant_per_adult',
    );
  });

  it.each([
    [{ contact_name: ' ' }, 'contact_name', 'validation_contact_name_required'],
    [{ contact_phone: '' }, 'contact_phone', 'validation_contact_phone_required'],
    [{ contact_phone: '99a1' }, 'contact_phone', 'validation_contact_phone'],
    [{ contact_email: '' }, 'contact_email', 'validation_email_required'],
    [{ contact_email: 'anudari@' }, 'contact_email', 'validation_email'],
    [{ contact_dial_code: '' }, 'contact_dial_code', 'validation_dial_code'],
  ])('refuses the contact %j', (change, field, message) => {
    expect(faults([good], { ...contact, ...change })).toEqual({ [`contact.${field}`]: message });
  });

  it('has words for every fault it can name', async () => {
    const messages = (await sharedMessages.mn()).default;
    const wrong: TravellerValues = {
      ...good,
      surname: '',
      given_name: 'A B',
      gender: '',
      date_of_birth: '',
      nationality: '',
      doc_number: 'x',
      expiration_date: localDate('2020-01-01'),
      mileage: '-',
    };
    const young: TravellerValues = {
      ...good,
      date_of_birth: localDate('2020-01-01'),
      expiration_date: localDate('2026-12-01'),
      save: true,
      register_digits: '1',
    };
    const named = Object.values(
      faults([wrong, young], {
        ...contact,
        contact_name: '',
        contact_dial_code: '',
        contact_phone: '',
        contact_email: '',
        is_company: true,
      }),
    );
    expect(named.length).toBeGreaterThan(12);
    expect(named.filter((key) => typeof messages[key] !== 'string')).toEqual([]);
  });
});
