import type { ProgressStep } from '@aylal/contracts/orders';
import { daysMs } from '@aylal/domain/calendar';
import { orderStatus, type OrderRow } from './order-row.ts';

const CHECK_IN_OPENS_MS = daysMs(1);

type ProgressFacts = Pick<
  OrderRow,
  'status' | 'created_at' | 'starts_at' | 'paid_at' | 'ended_at' | 'fulfilled_at' | 'fulfil_failed_at'
>;

/** Booked, paid, issued, check-in, departure: what is done, what is going on, what comes, what failed. */
export function orderProgress(row: ProgressFacts, now: number): ProgressStep[] {
  const soFar = placedProgress(row);
  // With its last ticket paid back nobody flies.
  if (row.status === orderStatus.refunded) return soFar;
  const checkIn = row.starts_at - CHECK_IN_OPENS_MS;
  const after = (at: number): ProgressStep['state'] =>
    !hasEnded(row) && now >= at && row.fulfilled_at !== null ? 'done' : 'next';
  const opened = after(checkIn) === 'done';
  return [
    ...soFar,
    { step: 'check-in', state: opened ? (now < row.starts_at ? 'now' : 'done') : 'next', at: iso(checkIn) },
    { step: 'departure', state: after(row.starts_at), at: iso(row.starts_at) },
  ];
}

function hasEnded({ status }: Pick<ProgressFacts, 'status'>): boolean {
  return status === orderStatus.cancelled || status === orderStatus.expired;
}

/** Booked, paid, issued: the steps of every product. */
export function placedProgress(row: Omit<ProgressFacts, 'starts_at'>): ProgressStep[] {
  const ended = hasEnded(row);
  const paid = row.paid_at !== null && !ended ? 'done' : ended ? 'failed' : 'now';
  // After a change the ticket is written again.
  const writing = row.status === orderStatus.paid || row.status === orderStatus.beingIssued;
  const issued =
    row.fulfilled_at !== null && !writing
      ? 'done'
      : ended || paid !== 'done'
        ? 'next'
        : row.fulfil_failed_at !== null
          ? 'failed'
          : 'now';
  return [
    { step: 'booked', state: 'done', at: iso(row.created_at) },
    { step: 'paid', state: paid, at: isoOrNull(ended ? row.ended_at : row.paid_at) },
    {
      step: 'issued',
      state: issued,
      at: isoOrNull(issued === 'done' ? row.fulfilled_at : issued === 'failed' ? row.fulfil_failed_at : null),
    },
  ];
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : iso(at);
}
