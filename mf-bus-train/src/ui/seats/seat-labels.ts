import type { BusDeparture, BusSeat } from '@aylal/contracts/bus';
import { isWindowSeat } from '@aylal/domain/bus';
import { formatClock } from '@aylal/shell';
import type { BusTranslate } from '../use-bus-messages.ts';

/** A seat in words: its number, where it is, whether it is available. */
export function seatLabels(t: BusTranslate, departure: BusDeparture, seat: BusSeat, chosen: boolean): string {
  return [
    t('seats.seat', { seat: seat.seat }),
    placeLabels(t, departure, seat.seat),
    stateLabels(t, seat, chosen),
  ].join(', ');
}

export function placeLabels(t: BusTranslate, { seat_plan }: BusDeparture, seat: number): string {
  return t(isWindowSeat(seat_plan, seat) ? 'seats.window' : 'seats.aisle');
}

/** Whether a seat is available: of one that an unpaid order holds, until when. */
export function stateLabels(t: BusTranslate, seat: BusSeat, chosen: boolean): string {
  const state = seatState(seat, chosen);
  return seat.held_until === undefined || state !== 'held'
    ? t(`seats.${state}`)
    : t('seats.heldUntil', { time: formatClock(seat.held_until) });
}

export function seatState({ is_free, held_until }: BusSeat, chosen: boolean): 'free' | 'chosen' | 'held' | 'taken' {
  if (chosen) return 'chosen';
  return is_free ? 'free' : held_until === undefined ? 'taken' : 'held';
}
