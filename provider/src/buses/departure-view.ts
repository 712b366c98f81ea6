import type { BusDeparture } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import type { SupplierDeparture, SupplierStop } from './bus-supplier.ts';
import { stopView } from './find-stops.ts';

/** A bus as the schedule tells it (CALL-31): every seat of it, free or not. */
export function departureView(
  departure: SupplierDeparture,
  stop: SupplierStop,
  end: SupplierStop,
  locale: Locale,
): BusDeparture {
  const free = new Set(departure.freeSeats);
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
    seats: Array.from({ length: departure.places }, (_, index) => ({ seat: index + 1, is_free: free.has(index + 1) })),
  };
}
