import * as v from 'valibot';
import { hotelListQuery, type HotelListQuery } from '@aylal/contracts/hotels';
import { addDays, homeDate } from '@aylal/domain/calendar';
import { readChildAges, stayDayFaults, writeChildAges } from '@aylal/domain/hotels';

/** The search as the form holds it: an empty text where nothing is chosen, null for an age that is not chosen yet. */
export type SearchFormValues = {
  text: string;
  check_in: string;
  check_out: string;
  rooms: number;
  adults: number;
  ages: (number | null)[];
  nationality: string;
};

/** A form in which no place is chosen yet: tonight, for two. */
export function searchOfTonight(now: Date): SearchFormValues {
  const today = homeDate(now);
  return {
    text: '',
    check_in: today,
    check_out: addDays(today, 1),
    rooms: 1,
    adults: 2,
    ages: [],
    nationality: 'MN',
  };
}

/** What was typed before; tonight, where its days have passed since. */
export function withoutPastDays(typed: SearchFormValues, now: Date): SearchFormValues {
  const { check_in, check_out } = searchOfTonight(now);
  return typed.check_in !== '' && typed.check_in < check_in ? { ...typed, check_in, check_out } : typed;
}

/** The contract's rules and the one that needs a calendar. What comes out is what address and provider take. */
export function searchFormSchema(now: Date): v.GenericSchema<SearchFormValues, HotelListQuery> {
  return v.pipe(
    v.custom<SearchFormValues>((value) => typeof value === 'object' && value !== null),
    v.transform(toQuery),
    hotelListQuery,
    v.forward(
      v.check((query) => daysFault(query, now) !== 'validation_date_past', 'validation_date_past'),
      ['check_in'],
    ),
    v.forward(
      v.check((query) => daysFault(query, now) !== 'validation_stay_too_far', 'validation_stay_too_far'),
      ['check_in'],
    ),
  );
}

function daysFault({ check_in }: HotelListQuery, now: Date): string | undefined {
  return stayDayFaults({ check_in }, homeDate(now))['check_in'];
}

function toQuery({ ages, ...values }: SearchFormValues): v.InferInput<typeof hotelListQuery> {
  return { ...values, children: ages.length, child_age_details: writeChildAges(ages) };
}

/** A search of which some may be missing, and whose days may not be chosen. */
type ShownSearch = Partial<Omit<HotelListQuery, 'check_in' | 'check_out'> & Record<'check_in' | 'check_out', string>>;

/** The form of the present search, or of what an address could say. */
export function formOf(search: ShownSearch): SearchFormValues {
  const { text = '', check_in = '', check_out = '', rooms = 1, adults = 2, children = 0, nationality = 'MN' } = search;
  const givenAges = readChildAges(search.child_age_details ?? '');
  const ages = Array.from({ length: children }, (_, index) => givenAges[index] ?? null);
  return { text, check_in, check_out, rooms, adults, ages, nationality };
}
