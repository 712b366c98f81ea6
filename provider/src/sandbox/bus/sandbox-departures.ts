import type { BusPlan } from '@aylal/domain/bus';
import { addDays, daysMs, isLocalDate } from '@aylal/domain/calendar';
import { sha256 } from '../../platform/ids.ts';
import type { BusWish } from '../../products/buses/bus-supplier.ts';
import { runsOf, timeAt, type SandboxRun } from './sandbox-runs.ts';

const DAY_MS = daysMs(1);
const ON_SALE_DAYS = 60;
const BUS_KNOWN_DAYS = 2;
const COUNTERS_FROM_DAYS = 55;
const FILLS_FROM_DAYS = 21;

/** A bus as the partner's API writes it. */
export interface SandboxDeparture {
  readonly id: string;
  readonly run: string;
  readonly from: string;
  readonly to: string;
  readonly departs_at: string;
  readonly arrives_at: string;
  readonly bus: { readonly model: string; readonly places: BusPlan; readonly plate: string };
  readonly platform: string;
  readonly driver_phone: string;
  readonly cancelled: boolean;
  readonly km: number;
  readonly price: number;
  readonly child_price: number;
  readonly free_seats: readonly number[];
}

/** The buses of a day as far ahead as they are on sale. */
export function sandboxDepartures(wish: BusWish, now: number): readonly SandboxDeparture[] {
  return runsOf(wish)
    .filter(({ departsAt }) => departsAt < now + ON_SALE_DAYS * DAY_MS)
    .map((run) => {
      const price = priceOf(run.km);
      const known = run.departsAt - now <= BUS_KNOWN_DAYS * DAY_MS;
      return {
        id: `${run.run}-${wish.stop}-${wish.end}`,
        run: run.run,
        from: wish.stop,
        to: wish.end,
        platform: known ? String(1 + (number(`platform ${run.run}`) % 12)) : '',
        driver_phone: known ? `99${String(number(`driver ${run.run}`) % 1_000_000).padStart(6, '0')}` : '',
        cancelled: false,
        departs_at: timeAt(run.departsAt, wish.stop),
        arrives_at: timeAt(run.arrivesAt, wish.end),
        bus: { model: run.line.model, places: run.line.places, plate: known ? plateOf(run) : '' },
        km: run.km,
        price,
        child_price: Math.ceil(price / 2 / 500) * 500,
        free_seats: freeSeats(run, now),
      };
    });
}

/** Whole thousands: a start, then less for each kilometre after the first three hundred. */
function priceOf(km: number): number {
  return Math.ceil((6_000 + Math.min(km, 300) * 100 + Math.max(0, km - 300) * 70) / 1_000) * 1_000;
}

/** Which bus drives, who drives it and where it stands is decided two days before. */
function plateOf({ run }: SandboxRun): string {
  const digits = String((number(`plate ${run}`) % 9_000) + 1_000);
  return `${digits.slice(0, 2)}-${digits.slice(2)} УБА`;
}

/** The same number for the same text, always. */
function number(text: string): number {
  return Number.parseInt(sha256(text).slice(0, 6), 16);
}

/** The bus of an id that the schedule gave out; undefined for any other. */
export function sandboxDeparture(id: string, now: number): SandboxDeparture | undefined {
  const [, day = '', stop = '', end = ''] = /^[A-Z0-9]+-\d{4}-(\d{8})-(\d{3})-(\d{3})$/.exec(id) ?? [];
  const first = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  if (!isLocalDate(first)) return undefined;
  // One may board on the days after its first stop.
  return [0, 1, 2]
    .flatMap((after) => sandboxDepartures({ stop, end, date: addDays(first, after) }, now))
    .find((one) => one.id === id);
}

/** Counters sell too, a few days after the sale has begun: the nearer the day, the more seats are gone, and none of them comes back. */
function freeSeats({ run, line, departsAt }: SandboxRun, now: number): number[] {
  const daysAhead = Math.max(0, (departsAt - now) / DAY_MS);
  const sold = daysAhead > COUNTERS_FROM_DAYS ? 0 : 0.1 + 0.55 * Math.max(0, 1 - daysAhead / FILLS_FROM_DAYS);
  const digits = sha256(run);
  return Array.from({ length: line.places }, (_, index) => index + 1).filter(
    (seat) => Number.parseInt(digits.slice(seat, seat + 2), 16) / 256 >= sold,
  );
}
