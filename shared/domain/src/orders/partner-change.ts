import { hoursMs, minutesMs } from '../calendar/index.ts';

/** One ride or flight: its places and its instants, each written with the offset of its place. */
export interface PartnerLeg {
  readonly from: string;
  readonly to: string;
  readonly departs_at: string;
  readonly arrives_at: string;
}

/** A direction of an order, as its legs in order. One without a leg does not take place. */
export type PartnerTrip = readonly PartnerLeg[];

/** What the customer agreed to and what the partner offers now, direction by direction. */
export interface PartnerChange {
  readonly before: readonly PartnerTrip[];
  readonly after: readonly PartnerTrip[];
}

/** What a partner may do to a journey that was sold. */
export const partnerChangeKinds = ['retimed', 'cancelled'] as const;
export type PartnerChangeKind = (typeof partnerChangeKinds)[number];

/** What its customer may say to it. */
export const partnerChangeAnswers = ['accept', 'refund'] as const;
export type PartnerChangeAnswer = (typeof partnerChangeAnswers)[number];

/** A journey that moves by more than this may be refunded in full. */
const freeRefundAfter = minutesMs(60);
const longestAnswer = hoursMs(72);

/** A journey that has lost a direction is cancelled: nobody is asked to travel one way of a return. */
export function partnerChangeKind({ before, after }: PartnerChange): PartnerChangeKind {
  const isWhole = after.length === before.length && after.every((trip) => trip.length > 0);
  return isWhole ? 'retimed' : 'cancelled';
}

/** The most that a departure or an arrival of a direction moves, in milliseconds. */
export function largestShiftMs({ before, after }: PartnerChange): number {
  const shifts = before.flatMap((old, index) => {
    const now = after[index] ?? [];
    return [between(old[0]?.departs_at, now[0]?.departs_at), between(old.at(-1)?.arrives_at, now.at(-1)?.arrives_at)];
  });
  return Math.max(0, ...shifts);
}

/**
 * Whether everything is refunded without a fee at this instant: a journey of which nothing takes place, or one that has not begun and has lost a direction, has moved by more than an hour, or
 * changes or arrives at other places. What has begun is refunded in part, which people work out.
 */
export function refundsInFull(change: PartnerChange, now: number): boolean {
  if (change.after.every((trip) => trip.length === 0)) return true;
  if (startOf(change.before) <= now) return false;
  if (partnerChangeKind(change) === 'cancelled') return true;
  return largestShiftMs(change) > freeRefundAfter || placesOf(change.before) !== placesOf(change.after);
}

/** Until when the customer may answer: three days, or half of the time that is left until the earlier departure. In milliseconds. */
export function answerChangeBy({ before, after }: PartnerChange, arrivedAt: number): number {
  const left = Math.max(0, startOf([...before, ...after]) - arrivedAt);
  return arrivedAt + Math.min(longestAnswer, Math.floor(left / 2));
}

/** How a change ends at its date without an answer. */
export function endWithoutAnswer(kind: PartnerChangeKind): PartnerChangeAnswer {
  return kind === 'cancelled' ? 'refund' : 'accept';
}

/** Whether the journey is as it was agreed: the same places at the same instants, in whatever zone they are written. */
export function isJourneyAsAgreed({ before, after }: PartnerChange): boolean {
  return timesOf(before) === timesOf(after);
}

/** When the last leg is over, in milliseconds; undefined where no time is named. */
export function journeyEndsAt(trips: readonly PartnerTrip[]): number | undefined {
  const ends = trips.flat().map(({ arrives_at }) => Date.parse(arrives_at));
  return ends.length === 0 ? undefined : Math.max(...ends);
}

function startOf(trips: readonly PartnerTrip[]): number {
  return Math.min(...trips.flatMap(([first]) => (first ? [Date.parse(first.departs_at)] : [])));
}

function between(one: string | undefined, other: string | undefined): number {
  return one === undefined || other === undefined ? 0 : Math.abs(Date.parse(other) - Date.parse(one));
}

function placesOf(trips: readonly PartnerTrip[]): string {
  return JSON.stringify(trips.map((trip) => trip.map(({ from, to }) => [from, to])));
}

function timesOf(trips: readonly PartnerTrip[]): string {
  return JSON.stringify(
    trips.map((trip) =>
      trip.map(({ from, to, departs_at, arrives_at }) => [from, to, Date.parse(departs_at), Date.parse(arrives_at)]),
    ),
  );
}
