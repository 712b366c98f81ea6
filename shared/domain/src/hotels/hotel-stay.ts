import { daysBetween, isLocalDate, type LocalDate } from '../calendar/index.ts';
import type { Money } from '../money/money.ts';

/** What one search of hotels may ask for (HOTEL-12); a child is 17 at most. */
export const stayLimits = { nights: 30, rooms: 8, adults: 24, children: 12, childAge: 17 } as const;

/** Hotels open their rooms this many days ahead; a stay that begins beyond is refused. */
export const stayHorizonDays = 361;

/** A stay as an address says it: check-out is exclusive, `child_age_details` are the ages of the children, `4,9`. */
export interface StayWish {
  readonly check_in: LocalDate;
  readonly check_out: LocalDate;
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
  readonly child_age_details: string;
}

/** A stay as it is typed: its days may not be chosen yet. */
export type TypedStay = Omit<StayWish, 'check_in' | 'check_out'> & Readonly<Record<'check_in' | 'check_out', string>>;

/** Nights by calendar days, never by hours: a night without 02:00 is still one. */
export function stayNights({ check_in, check_out }: Pick<StayWish, 'check_in' | 'check_out'>): number {
  return daysBetween(check_in, check_out);
}

/** True when the price of one night, which is rounded, times the nights is what the stay costs: only then may it stand beside the total without "about". */
export function nightsMakeTotal({ total, per_night }: { total: Money; per_night: Money }, nights: number): boolean {
  return per_night * nights === total;
}

/** The ages that a text names; null for one that is not asked for yet (an empty place between commas). */
export function readChildAges(text: string): (number | null)[] {
  return text === '' ? [] : text.split(',').map((age) => (/^\d{1,2}$/.test(age) ? Number(age) : null));
}

/** The other way round; an age that is missing stays an empty place. */
export function writeChildAges(ages: readonly (number | null)[]): string {
  return ages.map((age) => age ?? '').join(',');
}

/** What is wrong with a stay, by field, as message keys. Whether its days are over or too far ahead needs a clock: `stayDayFaults`. */
export function stayFaults(wish: TypedStay): Record<string, string> {
  const faults: Record<string, string> = {};
  const { check_in, check_out } = wish;
  const nights = isLocalDate(check_in) && isLocalDate(check_out) ? stayNights({ check_in, check_out }) : 1;
  if (nights < 1) faults['check_out'] = 'validation_check_out';
  else if (nights > stayLimits.nights) faults['check_out'] = 'validation_stay_length';
  if (wish.adults < wish.rooms) faults['adults'] = 'validation_adult_per_room';
  const ages = readChildAges(wish.child_age_details);
  const complete = ages.length === wish.children && ages.every((age) => age !== null && age <= stayLimits.childAge);
  if (!complete) faults['child_age_details'] = 'validation_child_age';
  return faults;
}

/** What the calendar refuses; `today` is that of the hotel, or of the traveller where no hotel is known yet. */
export function stayDayFaults({ check_in }: Pick<StayWish, 'check_in'>, today: LocalDate): Record<string, string> {
  if (check_in < today) return { check_in: 'validation_date_past' };
  if (daysBetween(today, check_in) > stayHorizonDays) return { check_in: 'validation_stay_too_far' };
  return {};
}
