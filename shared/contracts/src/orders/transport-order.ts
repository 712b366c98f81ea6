import { transportKinds } from '@aylal/domain/transports';
import * as v from 'valibot';
import { localDate, money } from '../fields.ts';
import { vehicleClasses } from '../transports/transport.ts';
import { tripTerm } from '../trips/trip.ts';
import { commonOrder } from './common-order.ts';
import { fullRefund } from './refund-order.ts';
import { flightOrder } from './order.ts';

/**
 * The order of a car with its driver: the money of any order, and what was booked, from the first day at `time` by the clock of Ulaanbaatar. `issued` says that the operator has it (`confirmation` is
 * its number); `drop_off` is empty for a hire; `driver`, `driver_phone` and `plate` are empty until then. `delayed` says that it has kept it waiting. `full_refund` is the rule of giving it back at `server_time`.
 */
export const transportOrder = v.object({
  ...commonOrder,
  product: v.literal('transport'),
  transport: v.object({
    id: v.string(),
    title: v.string(),
    picture: v.string(),
    kind: v.picklist(transportKinds),
    vehicle_class: v.picklist(vehicleClasses),
    vehicle: v.string(),
    date: localDate,
    end_date: localDate,
    days: v.number(),
    time: v.string(),
    pick_up: v.string(),
    drop_off: v.string(),
    people: v.number(),
    flight: v.string(),
    price: money,
    free_waiting_minutes: v.number(),
    waiting_price: money,
    included: v.array(v.string()),
    excluded: v.array(v.string()),
    terms: v.array(tripTerm),
    confirmation: v.nullable(v.string()),
    driver: v.string(),
    driver_phone: v.string(),
    plate: v.string(),
    issued: v.boolean(),
    delayed: v.boolean(),
  }),
  full_refund: fullRefund,
  refunds: flightOrder.entries.refunds,
});
export type TransportOrder = v.InferOutput<typeof transportOrder>;
