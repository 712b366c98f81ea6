import type { BusDeparture } from '@aylal/contracts/bus';
import type { Locale } from '@aylal/domain/language';
import type { SupplierDeparture, SupplierStop } from './bus-supplier.ts';
import type { HeldSeats, HeldSeat } from './booking/bus-seats.ts';
import { stopView } from './find-stops.ts';

/** A bus as the schedule tells it (CALL-31): every seat of it, free or not. */
export function departureView(
  departure: SupplierDeparture,
  stop: SupplierStop,
  end: SupplierStop,
  locale: Locale,
  held: HeldSeats,
): BusDeparture {
  const free = new Set(departure.freeSeats);
  const ours = held.get(departure.run);
  return {
    id: departure.id,
    stop: stopView(stop, locale),
    end: stopView(end, locale),
    departure_time: departure.departsAt,
    arrival_time: departure.arrivesAt,
    bus_type: departure.model,
    seat_plan: departure.places,
    plate: departure.plate,
    distance: departure.distance,
    price: departure.price,
    child_price: departure.childPrice,
    seats: Array.from({ length: departure.places }, (_, index) =>
      seatView(index + 1, free.has(index + 1), ours?.get(index + 1)),
    ),
  };
}

function seatView(seat: number, free: boolean, held: HeldSeat | undefined): BusDeparture['seats'][number] {
  if (!free || !held) return { seat, is_free: free };
  return held.until === null
    ? { seat, is_free: false }
    : { seat, is_free: false, held_until: new Date(held.until).toISOString() };
}
