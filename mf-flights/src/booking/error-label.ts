import { contactFieldName } from '@aylal/forms/person';
import type { SharedTranslate } from '@aylal/shell';
import type { FlightsKey, FlightsTranslate } from '../ui/use-flights-messages.ts';

const words: Record<string, FlightsKey> = {
  company_register: 'booking.companyRegister',
  surname: 'booking.surname',
  given_name: 'booking.givenName',
  gender: 'booking.gender',
  date_of_birth: 'booking.birthday',
  nationality: 'booking.nationality',
  register_first: 'booking.register',
  register_digits: 'booking.register',
  doc_number: 'booking.document',
  expiration_date: 'booking.expiry',
  mileage: 'booking.mileage',
};

/** The field of a fault in words, with the traveller whose it is. */
export function errorLabel(path: string, t: FlightsTranslate, s: SharedTranslate): string {
  const parts = path.split('.');
  const field = contactFieldName(path, s) ?? t(words[parts.at(-1) ?? ''] ?? 'booking.title');
  return parts[0] === 'travellers' ? t('booking.summaryItem', { number: Number(parts[1]) + 1, field }) : field;
}
