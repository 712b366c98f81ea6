import { daysMs } from '@aylal/domain/calendar';
import { type TrainClass, trainPlaces } from '@aylal/domain/trains';
import { sha256 } from '../../platform/ids.ts';
import type { SandboxVoyage } from './sandbox-voyages.ts';

const DAY_MS = daysMs(1);
const FILLS_FROM_DAYS = 30;

const classes: Readonly<Record<TrainClass, { readonly wagons: number; readonly dearness: number }>> = {
  public: { wagons: 1, dearness: 1 },
  open: { wagons: 2, dearness: 1.45 },
  compartment: { wagons: 2, dearness: 2.1 },
};

/** A wagon as the railway's API writes it. */
export interface SandboxWagon {
  readonly number: number;
  readonly class: TrainClass;
  readonly price: number;
  readonly child_price: number;
  readonly free: readonly number[];
}

/** The wagons of a train, those of one class together; `taken` are the places that are locked or sold through us on a leg of its way, as `wagon/place`. */
export function sandboxWagons(voyage: SandboxVoyage, taken: ReadonlySet<string>, now: number): readonly SandboxWagon[] {
  return voyage.train.classes
    .flatMap((kind) => Array.from({ length: classes[kind].wagons }, () => kind))
    .map((kind, index) => {
      const number = index + 1;
      const price = Math.ceil((2_000 + voyage.km * 48 * classes[kind].dearness) / 100) * 100;
      const free = leftByCounters(voyage, number, kind, now).filter((place) => !taken.has(`${number}/${place}`));
      return { number, class: kind, price, child_price: Math.ceil(price / 2 / 100) * 100, free };
    });
}

/** Counters sell too, for the whole way or a part of it: the nearer the day, the more places are gone, and none of them comes back. */
function leftByCounters(
  { run, started, legs, train }: SandboxVoyage,
  wagon: number,
  kind: TrainClass,
  now: number,
): number[] {
  const daysAhead = Math.max(0, (started - now) / DAY_MS);
  const liked = 0.35 + (byteOf(`${run} ${wagon}`) / 256) * 0.6;
  const sold = liked * Math.max(0.1, 1 - daysAhead / FILLS_FROM_DAYS);
  return Array.from({ length: trainPlaces[kind] }, (_, index) => index + 1).filter((place) => {
    const [first, last] = partSold(`${run} ${wagon} ${place}`, train.stops.length - 1);
    return byteOf(`${run} ${wagon} ${place}`) / 256 >= sold || legs.every((leg) => leg < first || leg > last);
  });
}

/** The first and the last leg for which counters sell a place: every second one for the whole way. */
function partSold(place: string, legs: number): readonly [number, number] {
  const [whole, one, other] = [
    byteOf(`whole ${place}`),
    byteOf(`one ${place}`) % legs,
    byteOf(`other ${place}`) % legs,
  ];
  return whole < 128 ? [0, legs - 1] : [Math.min(one, other), Math.max(one, other)];
}

/** The same number for the same text, always. */
function byteOf(text: string): number {
  return Number.parseInt(sha256(text).slice(0, 2), 16);
}
