import { localDate } from '@aylal/domain/calendar';
import type { Identity } from '@aylal/contracts/account';

/** What e-Mongolia says of a citizen with a passport. */
export function buildIdentity(overrides: Partial<Identity> = {}): Identity {
  return {
    last_name: 'BATBOLD',
    first_name: 'ANUDARI',
    document_number: 'E2345678',
    document_expired_date: localDate('2033-04-18'),
    nationality: 'MN',
    birthday: localDate('1995-06-04'),
    gender: 'F',
    register_number: 'UB95060421',
    register_letters: 'УБ',
    cyrillic_last_name: 'Батболд',
    cyrillic_first_name: 'Анударь',
    ...overrides,
  };
}
