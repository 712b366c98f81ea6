import type { TrainClass } from '@aylal/contracts';
import { addDays, type LocalDate } from '@aylal/domain';
import { sha256 } from '../../ids.ts';
import type { TrainWish } from '../train-supplier.ts';
import { sandboxTrains, type SandboxTrain } from './sandbox-rail.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const ZONE_MS = 8 * 3_600_000;
const ON_SALE_DAYS = 60;
/** Every train is there on the next day at the latest. */
const DAYS_UNDER_WAY = 1;

const wagons: Readonly<Record<TrainClass, { readonly places: number; readonly dearness: number }>> = {
  public: { places: 81, dearness: 1 },
  open: { places: 54, dearness: 1.45 },
  compartment: { places: 36, dearness: 2.1 },
};

/** The trains that leave a station for another on a day, as the railway's API writes them, as far ahead as they are on sale. */
export function searchSandboxTrains({ from, to, date }: TrainWish, now: number): readonly object[] {
  return sandboxTrains
    .flatMap((train) => Array.from({ length: DAYS_UNDER_WAY + 1 }, (_, back) => ({ train, day: addDays(date, -back) })))
    .flatMap(({ train, day }) => {
      const [on, off] = [from, to].map((id) => train.stops.find(({ station }) => station === id));
      const started = Date.parse(`${day}T${train.time}:00Z`) - ZONE_MS;
      if (!on || !off || on.departs >= off.arrives || !train.days.includes(weekday(day))) return [];
      const departsAt = started + on.departs * MINUTE_MS;
      if (timeAt(departsAt).slice(0, 10) !== date || departsAt > now + ON_SALE_DAYS * DAY_MS) return [];
      return [{ departsAt, record: recordOf(train, started, off.km - on.km, departsAt, now) }];
    })
    .sort((a, b) => a.departsAt - b.departsAt)
    .map(({ record }) => record);
}

function recordOf(train: SandboxTrain, started: number, km: number, departsAt: number, now: number) {
  const last = train.stops.length - 1;
  return {
    number: train.number,
    stops: train.stops.map(({ station, arrives, departs }, index) => ({
      station,
      arrives_at: index === 0 ? null : timeAt(started + arrives * MINUTE_MS),
      departs_at: index === last ? null : timeAt(started + departs * MINUTE_MS),
    })),
    km,
    wagons: train.classes.map((kind) => {
      const price = Math.ceil((2_000 + km * 48 * wagons[kind].dearness) / 100) * 100;
      return {
        class: kind,
        price,
        child_price: Math.ceil(price / 2 / 100) * 100,
        free: freePlaces(`${train.number} ${kind} ${started}`, wagons[kind].places, (departsAt - now) / DAY_MS),
      };
    }),
  };
}

/** Counters sell too: the nearer the day, the fewer places are left. */
function freePlaces(key: string, places: number, daysAhead: number): number {
  const liked = 0.35 + Number.parseInt(sha256(key).slice(0, 4), 16) / 65_536;
  return Math.floor(places * Math.max(0, 1 - liked * Math.max(0.1, 1 - Math.max(0, daysAhead) / 30)));
}

function weekday(day: LocalDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function timeAt(instant: number): string {
  return `${new Date(instant + ZONE_MS).toISOString().slice(0, 19)}+08:00`;
}
