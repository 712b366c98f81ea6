import { contactFieldName, personFieldName } from '@aylal/forms/person';
import type { SharedTranslate } from '@aylal/shell';
import type { FlightsKey, FlightsTranslate } from '../ui/use-flights-messages.ts';

const labels: Record<string, FlightsKey> = {
  company_register: 'booking.companyRegister',
  expiration_date: 'booking.expiry',
  mileage: 'booking.mileage',
};

/** The field of a fault in words, with the traveller whose it is. */
export function errorLabel(path: string, t: FlightsTranslate, s: SharedTranslate): string {
  const parts = path.split('.');
  const last = parts.at(-1) ?? '';
  const field =
    contactFieldName(path, s) ??
    personFieldName(last === 'register_first' ? 'register_digits' : last, s) ??
    t(labels[last] ?? 'booking.title');
  return parts[0] === 'travellers' ? t('booking.summaryItem', { number: Number(parts[1]) + 1, field }) : field;
}
