import { addDays, daysMs, formatAtHome, homeInstant, isLocalDate, type LocalDate } from '@aylal/domain/calendar';
import { trainLegs } from '@aylal/domain/trains';
import type { TrainWish } from '../../products/trains/train-supplier.ts';
import { sandboxTrains, type SandboxTrain } from './sandbox-rail.ts';

const MINUTE_MS = 60_000;
const DAY_MS = daysMs(1);
const ON_SALE_DAYS = 60;
/** Every train is there on the next day at the latest. */
const DAYS_UNDER_WAY = 1;

/** A train of one day between two of its stops. `started` and `departsAt` are milliseconds, of its first stop and of the one where one gets on. */
export interface SandboxVoyage {
  readonly id: string;
  readonly run: string;
  readonly train: SandboxTrain;
  readonly from: string;
  readonly to: string;
  readonly legs: readonly number[];
  readonly started: number;
  readonly departsAt: number;
  readonly km: number;
}

/** The trains that leave a station for another on a day, the earliest first, as far ahead as they are on sale. */
export function sandboxVoyages({ from, to, date }: TrainWish, now: number): readonly SandboxVoyage[] {
  return sandboxTrains
    .flatMap((train) => Array.from({ length: DAYS_UNDER_WAY + 1 }, (_, back) => ({ train, day: addDays(date, -back) })))
    .flatMap(({ train, day }) => voyageOf(train, day, from, to) ?? [])
    .filter(({ departsAt }) => timeAt(departsAt).slice(0, 10) === date && departsAt <= now + ON_SALE_DAYS * DAY_MS)
    .toSorted((a, b) => a.departsAt - b.departsAt);
}

/** The train of an id that the search gave out; undefined for any other. */
export function sandboxVoyage(id: string): SandboxVoyage | undefined {
  const [, number, digits = '', from = '', to = ''] = /^(\w+)-(\d{8})-([A-Z]{3})-([A-Z]{3})$/.exec(id) ?? [];
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  const train = sandboxTrains.find((one) => one.number === number);
  return train && isLocalDate(day) ? voyageOf(train, day, from, to) : undefined;
}

/** The clock of the railway, which all its stations keep. */
export function timeAt(instant: number): string {
  return formatAtHome(instant, 'YYYY-MM-DDTHH:mm:ssZ');
}

function voyageOf(train: SandboxTrain, day: LocalDate, from: string, to: string): SandboxVoyage | undefined {
  const [on, off] = [from, to].map((id) => train.stops.find(({ station }) => station === id));
  if (!on || !off || on.departs >= off.arrives || !train.days.includes(weekday(day))) return undefined;
  const started = homeInstant(day, train.time);
  const run = `${train.number}-${day.replaceAll('-', '')}`;
  const departsAt = started + on.departs * MINUTE_MS;
  const stations = train.stops.map(({ station }) => station);
  const legs = trainLegs(stations, from, to);
  return { id: `${run}-${from}-${to}`, run, train, from, to, legs, started, departsAt, km: off.km - on.km };
}

function weekday(day: LocalDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
