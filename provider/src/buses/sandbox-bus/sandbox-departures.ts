import { sha256 } from '../../ids.ts';
import type { BusWish } from '../bus-supplier.ts';
import { runsOf, timeAt, type SandboxRun } from './sandbox-runs.ts';

const DAY_MS = 86_400_000;
const ON_SALE_DAYS = 60;
const BUS_KNOWN_DAYS = 2;
const FILLS_FROM_DAYS = 21;

/** The buses of a day as the partner's API writes them, as far ahead as they are on sale. */
export function sandboxDepartures(wish: BusWish, now: number): readonly object[] {
  return runsOf(wish)
    .filter(({ departsAt }) => departsAt < now + ON_SALE_DAYS * DAY_MS)
    .map((run) => {
      const price = priceOf(run.km);
      return {
        id: `${run.run}-${wish.stop}-${wish.end}`,
        departs_at: timeAt(run.departsAt, wish.stop),
        arrives_at: timeAt(run.arrivesAt, wish.end),
        bus: { model: run.line.model, places: run.line.places, plate: plateOf(run, now) },
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

/** Which bus drives is decided two days before. */
function plateOf({ run, departsAt }: SandboxRun, now: number): string {
  if (departsAt - now > BUS_KNOWN_DAYS * DAY_MS) return '';
  const number = (Number.parseInt(sha256(`plate ${run}`).slice(0, 6), 16) % 9_000) + 1_000;
  return `${Math.floor(number / 100)}-${number % 100 < 10 ? '0' : ''}${number % 100} УБА`;
}

/** Counters sell too: the nearer the day, the more seats are gone, and none of them comes back. */
function freeSeats({ run, line, departsAt }: SandboxRun, now: number): number[] {
  const daysAhead = Math.max(0, (departsAt - now) / DAY_MS);
  const sold = 0.1 + 0.55 * Math.max(0, 1 - daysAhead / FILLS_FROM_DAYS);
  const digits = sha256(run);
  return Array.from({ length: line.places }, (_, index) => index + 1).filter(
    (seat) => Number.parseInt(digits.slice(seat, seat + 2), 16) / 256 >= sold,
  );
}
