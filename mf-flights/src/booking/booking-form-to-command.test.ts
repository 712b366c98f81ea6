import { bookFlight } from '@aylal/contracts/flights';
import * as v from 'valibot';
import { bookingFormToCommand, travellerToPassenger } from './booking-form-to-command.ts';
import { emptyBooking, type BookingFormValues, type TravellerValues } from './booking-form-values.ts';

const anudari: TravellerValues = {
  type: 'adult',
  ref_user: 'p-1',
  save: true,
  surname: 'BAT-BOLD ',
  given_name: 'ANU-DARI',
  gender: 'F',
  date_of_birth: '1994-03-08',
  nationality: 'Монгол (MN)',
  register_first: 'У',
  register_second: 'Ө',
  register_digits: '94030821',
  doc_number: 'E2048813',
  expiration_date: '2031-08-14',
  mileage: '',
};
const values: BookingFormValues = {
  contact: {
    contact_name: ' Anudari ',
    contact_dial_code: '976',
    contact_phone: '9911 2233',
    contact_email: 'a@mail.mn',
    is_company: false,
    company_register: '1000001',
    company_name: 'Firm',
  },
  travellers: [anudari],
};

describe('bookingFormToCommand', () => {
  const command = bookingFormToCommand(values, 'QT-1001', 'regular');
  const [person] = command.person_names;

  it('[FLIGHT-01] makes a journey that the contract takes', () => {
    expect(v.safeParse(bookFlight.body, command).success).toBe(true);
    expect(command.journey).toEqual({
      contact_name: 'Anudari',
      contact_dial_code: '976',
      contact_phone: '99112233',
      contact_email: 'a@mail.mn',
      company_register: '',
      is_company: false,
      ref_number: 'QT-1001',
      partial_payment: false,
    });
  });

  it('[FLIGHT-02] [FLIGHT-03] [FLIGHT-04] [VALID-24] names each person with a null middle name and the day as YYYY-MM-DD', () => {
    expect(person).toMatchObject({
      middle_name: null,
      date_of_birth: '1994-03-08',
      expiration_date: '2031-08-14',
      ref_user: 'p-1',
    });
  });

  it('[VALID-05.1] sends names without hyphen', () => {
    expect([person?.surname, person?.given_name]).toEqual(['BATBOLD', 'ANUDARI']);
  });

  it.each([
    ['Монгол (MN)', 'MN'],
    ['Korea (South) [kr]', 'KR'],
    ['Монгол', 'MN'],
    ['', 'MN'],
  ])('[FLIGHT-05.1] [FLIGHT-05.2] [GAP-85] reads the country of "%s" as %s', (nationality, code) => {
    const [one] = bookingFormToCommand(
      { ...values, travellers: [{ ...anudari, nationality }] },
      'QT-1001',
      'regular',
    ).person_names;
    expect([one?.nationality, one?.issue_country]).toEqual([code, code]);
  });

  it('[FLIGHT-01] sends the number of a company when one books, and never its name', () => {
    const contact = { ...values.contact, is_company: true };
    const { journey } = bookingFormToCommand({ ...values, contact }, 'QT-1001', 'regular');
    expect(journey).toMatchObject({ is_company: true, company_register: '1000001' });
    expect(journey).not.toHaveProperty('company_name');
  });

  it('[VALID-23] removes empty values', () => {
    const [one] = bookingFormToCommand(
      { ...values, travellers: [{ ...anudari, expiration_date: '' }] },
      'QT-1001',
      'regular',
    ).person_names;
    expect(one).not.toHaveProperty('expiration_date');
    expect(one).not.toHaveProperty('mileage');
  });

  it('sends no register number', () => {
    expect(JSON.stringify(command)).not.toContain('94030821');
  });

  it('[FLIGHT-01] asks for payment in parts by the plan that was chosen', () => {
    expect(bookingFormToCommand(values, 'QT-1001', 'bnpl', 'three').journey).toMatchObject({
      partial_payment: true,
      partial_payment_type: 'three',
    });
    expect(command.journey).not.toHaveProperty('partial_payment_type');
  });
});

describe('travellerToPassenger', () => {
  it('[VALID-04] [VALID-16] [GAP-20.3] keeps the register number in Latin and its Cyrillic letters beside it', () => {
    expect(travellerToPassenger(anudari)).toMatchObject({
      register_number: 'UO94030821',
      register_letters: 'УӨ',
    });
  });

  it('[VALID-05.1] saves both names without hyphen', () => {
    expect(travellerToPassenger(anudari)).toMatchObject({ last_name: 'BATBOLD', first_name: 'ANUDARI' });
  });

  it('sends nothing for a register number that is not whole, or of another country', () => {
    expect(travellerToPassenger({ ...anudari, register_digits: '9403' })).not.toHaveProperty('register_number');
    expect(travellerToPassenger({ ...anudari, nationality: 'Korea (KR)' })).not.toHaveProperty('register_letters');
  });
});

describe('emptyBooking', () => {
  it('has a form per traveller, of Mongolia', () => {
    const { travellers } = emptyBooking(['adult', 'infant'], 'en');
    expect(travellers.map((one) => [one.type, one.nationality])).toEqual([
      ['adult', 'Mongolia (MN)'],
      ['infant', 'Mongolia (MN)'],
    ]);
  });
});
