import * as v from 'valibot';
import { bookBus, busPassenger } from './bus-booking.ts';

const passenger = { seat: 1, last_name: 'Батболд', first_name: 'Өнөр-Үжин' };
const faultsOf = (documents: object, more: object = {}) => {
  const parsed = v.safeParse(busPassenger, { ...passenger, ...documents, ...more });
  return (parsed.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
};

describe('Who travels by land', () => {
  it('has a name in Cyrillic or in Latin letters beside a register number', () => {
    expect(faultsOf({ document_number: 'UB90010112' })).toEqual([]);
    expect(faultsOf({ document_number: 'UB90010112' }, { last_name: 'BATBOLD', first_name: 'Žofia' })).toEqual([]);
    expect(faultsOf({ document_number: 'UB90010112' }, { first_name: 'Өнөр1' })).toEqual([
      'first_name validation_name_letters',
    ]);
  });

  it('has the Cyrillic letters of a register number beside it, which need not be sent', () => {
    expect(faultsOf({ document_number: 'UB90010112', register_letters: 'УБ' })).toEqual([]);
    expect(faultsOf({ document_number: 'UB90010112', register_letters: 'UB' })).toEqual([
      'register_letters validation_register_letters',
    ]);
  });

  it('has the name of the passport beside a passport', () => {
    expect(faultsOf({ passport_number: 'E1234567' })).toEqual([
      'last_name validation_last_name_type',
      'first_name validation_first_name_type',
    ]);
  });

  it('are two where the Cyrillic letters differ, and one where they do not or are not known', () => {
    const twice = (...letters: object[]) => {
      const pax = letters.map((each, index) => ({
        ...passenger,
        ...each,
        seat: index + 1,
        document_number: 'UB90010112',
      }));
      const contact = { contact_email: 'bat@example.mn', contact_phone: '99112233', contact_dial_code: '976' };
      const parsed = v.safeParse(bookBus.body, { schedule_id: '101-201-2026-10-05', pax, ...contact });
      return (parsed.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
    };
    const faults = ['pax.1.document_number validation_document_twice'];
    expect(twice({ register_letters: 'УБ' }, { register_letters: 'ҮБ' })).toEqual([]);
    expect(twice({ register_letters: 'УБ' }, { register_letters: 'УБ' })).toEqual(faults);
    expect(twice({ register_letters: 'УБ' }, {})).toEqual(faults);
  });
});
