import { contactFieldName, personFieldName } from '@aylal/forms/person';
import type { SharedTranslate } from '@aylal/shell';
import type { BusTranslate } from '../use-bus-messages.ts';

/** The field of a fault in words, with the passenger where there are several. */
export function errorLabel(path: string, t: BusTranslate, s: SharedTranslate): string {
  const parts = path.split('.');
  const rest = parts.at(-1) === 'fare' ? 'booking.fare' : 'booking.title';
  const field = contactFieldName(path, s) ?? personFieldName(path, s) ?? t(rest);
  return parts[0] === 'passengers' ? t('booking.passengerField', { number: Number(parts[1]) + 1, field }) : field;
}
