import { formatAtHome } from '@aylal/domain/calendar';
import * as v from 'valibot';
import { instantOf } from './content-words.ts';

/** A day and time of Ulaanbaatar as a field of a form has it; an instant once it is read. */
export const localTime = v.pipe(v.string(), v.transform(instantOf), v.string('validation_date'));

/** How a field of a form shows an instant (`2026-12-24T09:00`). */
export function typedTime(instant: string): string {
  const at = Date.parse(instant);
  return `${formatAtHome(at, 'YYYY-MM-DD')}T${formatAtHome(at, 'HH:mm')}`;
}
