import type { BusDeparture, BusSeat } from '@aylal/contracts';
import { isWindowSeat } from '@aylal/domain';
import type { Translate } from '@aylal/shell';

/** A seat in words: its number, where it is, whether it can be had. */
export function seatWords(t: Translate, departure: BusDeparture, { seat, is_free }: BusSeat, chosen: boolean): string {
  const state = chosen ? 'seats.chosen' : is_free ? 'seats.free' : 'seats.taken';
  return [t('seats.seat', { seat }), placeWords(t, departure, seat), t(state)].join(', ');
}

export function placeWords(t: Translate, { seat_plan }: BusDeparture, seat: number): string {
  return t(isWindowSeat(seat_plan, seat) ? 'seats.window' : 'seats.aisle');
}
