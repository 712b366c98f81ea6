import { typedDay } from '@aylal/domain/calendar';
import { stayLimits } from '@aylal/domain/hotels';
import { formOf, type SearchFormValues } from './search-form-schema.ts';

/** The form of an address that could not be read: everything in it that a field can show stays. */
export function formOfAddress(search: URLSearchParams): SearchFormValues {
  const text = (key: string) => (search.get(key) ?? '').trim().slice(0, 80);
  const day = (key: string) => typedDay(text(key));
  const count = (key: string, least: number, most: number, otherwise: number) =>
    /^\d{1,3}$/.test(text(key)) ? Math.min(most, Math.max(least, Number(text(key)))) : otherwise;
  return formOf({
    text: text('text'),
    check_in: day('check_in'),
    check_out: day('check_out'),
    rooms: count('rooms', 1, stayLimits.rooms, 1),
    adults: count('adults', 1, stayLimits.adults, 2),
    children: count('children', 0, stayLimits.children, 0),
    child_age_details: text('child_age_details'),
    nationality: /^[A-Z]{2}$/.test(text('nationality')) ? text('nationality') : 'MN',
  });
}
