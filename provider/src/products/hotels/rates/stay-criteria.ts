import { daysMs, hoursMs } from '@aylal/domain/calendar';
import { readChildAges, stayNights, type StayWish } from '@aylal/domain/hotels';
import { dayNumber, weekdayOf } from '../../../platform/calendar-day/zone-clock.ts';
import type { BookedRooms } from './booked-rooms.ts';

/** A stay in numbers. Days since 1970; `slot` is the stretch of six hours in which the price is asked for, because rates move. */
export interface StayCriteria {
  readonly day: number;
  readonly nights: number;
  /** For each night what its day does to every price, by whether the hotel lies in Mongolia. */
  readonly seasons: readonly { readonly home: number; readonly abroad: number }[];
  readonly rooms: number;
  /** How many sleep in the fullest room; a child under two sleeps with its parents. */
  readonly perRoom: number;
  readonly slot: number;
  readonly now: number;
  /** What our own orders have taken of those nights. */
  readonly taken: BookedRooms;
}

const nothingTaken: BookedRooms = new Map();

const SLOT_MS = hoursMs(6);
const SLEEPS_WITH_PARENTS = 2;

export function stayCriteria(wish: StayWish, now: number): StayCriteria {
  const ages = readChildAges(wish.child_age_details);
  const children = ages.filter((age) => (age ?? 0) >= SLEEPS_WITH_PARENTS).length;
  const day = dayNumber(wish.check_in);
  const nights = stayNights(wish);
  return {
    day,
    nights,
    seasons: Array.from({ length: nights }, (_, night) => seasonOf(day + night)),
    rooms: wish.rooms,
    perRoom: Math.ceil((wish.adults + children) / wish.rooms),
    slot: Math.floor(now / SLOT_MS),
    now,
    taken: nothingTaken,
  };
}

/** Months from 0: people travel here in summer most of all, elsewhere in July, August and December. */
const homeSeason = [1, 1, 1, 1, 1, 1.15, 1.4, 1.4, 1.15, 1, 1, 1];
const abroadSeason = [1, 1, 1, 1, 1, 1, 1.18, 1.18, 1, 1, 1, 1.18];
const FRIDAY = 4;
const SATURDAY = 5;

function seasonOf(day: number): { home: number; abroad: number } {
  const month = new Date(day * daysMs(1)).getUTCMonth();
  const weekday = weekdayOf(day);
  const weekend = weekday === FRIDAY || weekday === SATURDAY ? 1.08 : 1;
  return { home: (homeSeason[month] ?? 1) * weekend, abroad: (abroadSeason[month] ?? 1) * weekend };
}
