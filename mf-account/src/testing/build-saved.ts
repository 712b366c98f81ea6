import { localDate } from '@aylal/domain/calendar';
import type { SavedPassenger } from '@aylal/contracts/account';

/** A passenger that the customer has saved. */
export function buildSaved(): SavedPassenger {
  return {
    id: '5f0c2f4e-2a53-4a3f-9d0e-6f1f5f1c0a01',
    last_name: 'Bold',
    first_name: 'Dulmaa',
    gender: 'F',
    birthday: localDate('1990-05-17'),
    register_number: 'UB90051712',
    register_letters: 'УБ',
    nationality: 'MN',
  };
}
