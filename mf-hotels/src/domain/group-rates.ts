import type { HotelRate, HotelRoom } from '@aylal/contracts/hotels';

/** A kind of room with all of its rates, cheapest first, sold-out ones last. */
export interface RoomRates {
  readonly room: HotelRoom;
  readonly rates: readonly HotelRate[];
}

/** The rates of a hotel by room: one card each. Rooms stand by their cheapest rate that is left, those without any last. */
export function groupRates(rates: readonly HotelRate[]): RoomRates[] {
  const groups = new Map<string, HotelRate[]>();
  for (const rate of rates) groups.set(rate.room.key, [...(groups.get(rate.room.key) ?? []), rate]);
  const ordered = [...groups.values()].flatMap((group) => {
    const sorted = group.toSorted((a, b) => costOf(a) - costOf(b));
    return sorted[0] ? [{ room: sorted[0].room, rates: sorted }] : [];
  });
  return ordered.toSorted((a, b) => lowest(a) - lowest(b));
}

/** Sold-out rates are dearer than any price. */
function costOf({ left, rates }: HotelRate): number {
  return rates.total + (left > 0 ? 0 : Number.MAX_SAFE_INTEGER / 2);
}

function lowest({ rates }: RoomRates): number {
  return rates[0] ? costOf(rates[0]) : Number.POSITIVE_INFINITY;
}
