import { isLocalDate, localDate } from '@aylal/domain/calendar';
import { joinRegisterNumber, nationalityCode, travellerFaults, type JourneyDays } from '@aylal/domain/people';
import type { TravellerValues } from './booking-form-values.ts';

export interface CrossFault {
  readonly index: number;
  readonly field: keyof TravellerValues;
  /** Message key of the shared words. */
  readonly message: string;
}

/** The faults of a booking that one field alone cannot show: ages, documents, duplicates (`travellerFaults`), and a half-typed register number. */
export function crossFaults(travellers: readonly TravellerValues[], days: JourneyDays): CrossFault[] {
  const facts = travellers.map((one) => ({
    type: one.type,
    surname: one.surname.trim(),
    given_name: one.given_name.trim(),
    // A missing or impossible day is the field's own fault: a day is in whose faults are left out below.
    date_of_birth: isLocalDate(one.date_of_birth) ? one.date_of_birth : neutralBirthday,
    doc_number: one.doc_number,
    issue_country: nationalityCode(one.nationality),
    nationality: nationalityCode(one.nationality),
    expiration_date: isLocalDate(one.expiration_date) ? one.expiration_date : undefined,
  }));
  const known = Object.entries(travellerFaults(facts, { ...days })).flatMap(([path, fault]): CrossFault[] => {
    const [index = '', field = ''] = path.split('.');
    const one = travellers[Number(index)];
    if (!one || (field === 'date_of_birth' && !isLocalDate(one.date_of_birth))) return [];
    return [{ index: Number(index), field: field as keyof TravellerValues, message: fault }];
  });
  const registers = travellers.flatMap((one, index) => {
    const field = registerFault(one);
    return field ? [{ index, ...field }] : [];
  });
  return [...known, ...registers];
}

const neutralBirthday = localDate('1900-01-01');

/** Optional in a booking; once begun it must be whole (VALID-04, VALID-15). Others than Mongolians have none. */
function registerFault(one: TravellerValues): { field: keyof TravellerValues; message: string } | null {
  const parts = { first: one.register_first, second: one.register_second, digits: one.register_digits };
  const begun = parts.first || parts.second || parts.digits;
  if (!begun || !one.save || nationalityCode(one.nationality) !== 'MN' || joinRegisterNumber(parts)) return null;
  if (/^\d{8}$/.test(parts.digits)) return { field: 'register_first', message: 'validation_register_letters' };
  return { field: 'register_digits', message: 'validation_register_type' };
}
