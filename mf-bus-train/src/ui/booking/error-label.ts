import { contactFieldName } from '@aylal/forms/person';
import type { SharedTranslate } from '@aylal/shell';
import type { BusKey, BusTranslate } from '../use-bus-messages.ts';

const names: Readonly<Record<string, BusKey>> = {
  last_name: 'booking.lastName',
  first_name: 'booking.firstName',
  register_digits: 'booking.register',
  passport_number: 'booking.passport',
  birthday: 'tripBooking.birthday',
  fare: 'booking.fare',
};

/** The field of a fault in words, with the passenger where there are several. */
export function errorLabel(path: string, t: BusTranslate, s: SharedTranslate): string {
  const parts = path.split('.');
  const field = contactFieldName(path, s) ?? t(names[parts.at(-1) ?? ''] ?? 'booking.title');
  return parts[0] === 'passengers' ? t('booking.passengerField', { number: Number(parts[1]) + 1, field }) : field;
}
