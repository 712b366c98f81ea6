import * as v from 'valibot';
import { busPlans } from '@aylal/domain/bus';
import { instant, money } from '../fields.ts';

/** The id of a stop, such as `101`: digits alone, so that it is in addresses beside a day. */
export const busStopId = v.pipe(
  v.string('validation_required'),
  v.nonEmpty('validation_required'),
  v.regex(/^\d{3}$/, 'validation_place'),
);

/** Where a bus stops. Proposed: `town` is where the station lies, so that the two of Ulaanbaatar can be distinguished. */
export const busStop = v.object({ id: v.string(), name: v.string(), town: v.string() });

/** A seat of a departure. Proposed: `held_until` is there while an order that waits for its money holds the seat; then it may be free again. */
export const busSeat = v.object({ seat: v.number(), is_free: v.boolean(), held_until: v.optional(instant) });

/**
 * A bus between two of its stops (API-47). Proposed: times carry the zone of their place, so that each is read as the clock there; `seat_plan` is how many
 * places the bus has, `distance` is in kilometres, `plate` is empty until the bus is known.
 */
export const busDeparture = v.object({
  id: v.string(),
  stop: busStop,
  end: busStop,
  departure_time: v.string(),
  arrival_time: v.string(),
  bus_type: v.string(),
  seat_plan: v.picklist(busPlans),
  plate: v.string(),
  distance: v.number(),
  price: money,
  child_price: money,
  seats: v.array(busSeat),
});

export type BusStop = v.InferOutput<typeof busStop>;
export type BusSeat = v.InferOutput<typeof busSeat>;
export type BusDeparture = v.InferOutput<typeof busDeparture>;
