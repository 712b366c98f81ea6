import type { Position } from '../places/distance.ts';
import type { Money } from '../money/money.ts';
import { mongoliaBorder } from './mongolia-border.ts';
import { hoursMs } from '../calendar/index.ts';

/** Ulaanbaatar and the aimags, as addresses name them. */
export const aimags = [
  'ulaanbaatar',
  'arkhangai',
  'bayan-olgii',
  'bayankhongor',
  'bulgan',
  'govi-altai',
  'govisumber',
  'darkhan-uul',
  'dornogovi',
  'dornod',
  'dundgovi',
  'zavkhan',
  'orkhon',
  'uvurkhangai',
  'umnugovi',
  'sukhbaatar',
  'selenge',
  'tuv',
  'uvs',
  'khovd',
  'khuvsgul',
  'khentii',
] as const;
export type Aimag = (typeof aimags)[number];

/** What a delivery costs, once for each order and the same everywhere, so that another address before the payment changes no price. */
export const DELIVERY_FEE: Money = 7_000;

/** The state of a delivery: `waiting` for the payment, then with us, with the courier, with the customer. */
export const deliveryStates = ['waiting', 'packed', 'on-the-way', 'delivered'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const HOUR_MS = hoursMs(1);
const PACKED_WITHIN_MS = 2 * HOUR_MS;

/** When the courier takes an order that was paid at `paidAt`, and when it is there: the same day in Ulaanbaatar, three days in the aimags. All in milliseconds. */
export function deliveryTimes(aimag: Aimag, paidAt: number): { readonly leaves: number; readonly arrives: number } {
  const way = aimag === 'ulaanbaatar' ? 6 * HOUR_MS : 72 * HOUR_MS;
  return { leaves: paidAt + PACKED_WITHIN_MS, arrives: paidAt + way };
}

/** Where a delivery is at `now`, in milliseconds; `paidAt` null while it is not paid. */
export function deliveryState(aimag: Aimag, paidAt: number | null, now: number): DeliveryState {
  if (paidAt === null) return 'waiting';
  const { leaves, arrives } = deliveryTimes(aimag, paidAt);
  return now < leaves ? 'packed' : now < arrives ? 'on-the-way' : 'delivered';
}

/** Whether a place lies in Mongolia, to about two kilometres: each edge of the border that is crossed on the way east changes sides. */
export function isInMongolia({ lat, lon }: Position): boolean {
  let inside = false;
  mongoliaBorder.forEach(([east, north], index) => {
    const [lastEast, lastNorth] = mongoliaBorder.at(index - 1) ?? [east, north];
    const crosses = north > lat !== lastNorth > lat;
    if (crosses && lon < ((lastEast - east) * (lat - north)) / (lastNorth - north) + east) inside = !inside;
  });
  return inside;
}
