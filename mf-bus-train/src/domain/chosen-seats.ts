import type { BusSeat } from '@aylal/contracts/bus';
import { busRows, busSeatLimit, type BusPlan } from '@aylal/domain/bus';

/** The seats of an address: what is free of them, and what has been sold meanwhile. */
export function readSeats(text: string | undefined, seats: readonly BusSeat[]): { chosen: number[]; lost: number[] } {
  const asked = [...new Set((text ?? '').split(',').filter(Boolean).map(Number))].slice(0, busSeatLimit);
  const isFree = (seat: number) => seats.some((one) => one.seat === seat && one.is_free);
  const exists = (seat: number) => seats.some((one) => one.seat === seat);
  return { chosen: asked.filter(isFree), lost: asked.filter((seat) => exists(seat) && !isFree(seat)) };
}

/** The choice with a seat put in or taken out; as it was when no more seats are sold at once. */
export function toggleSeat(chosen: readonly number[], seat: number): readonly number[] {
  if (chosen.includes(seat)) return chosen.filter((one) => one !== seat);
  return chosen.length < busSeatLimit ? [...chosen, seat].toSorted((a, b) => a - b) : chosen;
}

/** The free seat that lies nearest to one that is gone, and is not chosen yet; undefined in a full bus. */
export function neighbourSeat(
  plan: BusPlan,
  seats: readonly BusSeat[],
  lost: number,
  chosen: readonly number[],
): number | undefined {
  const place = placeOf(plan, lost);
  const distance = (seat: number) => {
    const other = placeOf(plan, seat);
    return Math.abs(other.row - place.row) * 2 + Math.abs(other.column - place.column);
  };
  return seats
    .filter(({ seat, is_free }) => is_free && !chosen.includes(seat))
    .map(({ seat }) => seat)
    .toSorted((a, b) => distance(a) - distance(b) || a - b)[0];
}

function placeOf(plan: BusPlan, seat: number): { row: number; column: number } {
  const rows = busRows(plan);
  const row = rows.findIndex((one) => one.includes(seat));
  return { row, column: rows[row]?.indexOf(seat) ?? 0 };
}
