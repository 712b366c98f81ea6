import * as v from 'valibot';
import { busPlans } from '@aylal/domain/bus';
import { answer, refusal } from '../answer.ts';
import { busStop } from '../bus/bus.ts';
import { defineEndpoint } from '../endpoint.ts';
import { money, refNumber, sent } from '../fields.ts';
import { groundOrder, groundRide, groundTicket, ticketAsked } from './ground-order.ts';

/** A ticket: one seat and who sits there. */
const busTicket = v.object({ ...groundTicket, seat: v.number() });
export type BusTicket = v.InferOutput<typeof busTicket>;

/**
 * The order of a bus (BUS-01): `pax` has one ticket for each seat. Times carry the zone of their place. `plate`, `platform` and
 * `driver_phone` are empty until they are known.
 */
export const busOrder = v.object({
  ...groundOrder,
  product: v.literal('bus'),
  pax: v.array(busTicket),
  bus: v.object({
    schedule_id: v.string(),
    stop: busStop,
    end: busStop,
    departure_time: v.string(),
    arrival_time: v.string(),
    bus_type: v.string(),
    seat_plan: v.picklist(busPlans),
    plate: v.string(),
    platform: v.string(),
    driver_phone: v.string(),
    ...groundRide,
  }),
});
export type BusOrder = v.InferOutput<typeof busOrder>;

/** One bus order of the caller; somebody else's and a missing one give the same 404 (AUT-1). */
export const getBusOrder = defineEndpoint({
  name: 'get-bus-order',
  id: 'NEED-08',
  summary: 'Read an order of a bus',
  method: 'GET',
  path: '/api/order/v1/detail/bus/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  answers: { 200: answer(busOrder), 401: refusal, 404: refusal },
});

/**
 * The ticket of an order (CALL-33), asked for with the partner's `code` of the booking: the order with what its partner knows of the bus now. 404 for another code, for somebody else's order and
 * before it is booked. Answered from the last known state while the partner is silent.
 */
export const getBusTicket = defineEndpoint({
  name: 'get-bus-ticket',
  id: 'API-49',
  summary: 'Read the ticket of a bus',
  method: 'GET',
  path: '/api/bus/booking_ticket2/{id}/',
  auth: 'bearer',
  ...ticketAsked,
  answers: { 200: answer(busOrder), 400: refusal, 401: refusal, 404: refusal },
});

/**
 * Gives tickets of a bus back (CALL-34, CALL-42): what the time before departure leaves of their price (BUS-02 to BUS-05; 200, or 201 where a refund record is made), all of it where the bus does not go, to the customer's wallet. 400 no ticket
 * is chosen (VALID-38), or one that is not of this order or refunded already; 409 the order or the time does not allow it, `message` says why.
 */
export const refundBusTicket = defineEndpoint({
  name: 'refund-bus-ticket',
  id: 'API-50',
  summary: 'Give tickets of a bus back',
  method: 'POST',
  path: '/api/bus/refund_ticket/',
  auth: 'bearer',
  idempotent: true,
  body: sent({
    ref_number: refNumber,
    seats: v.pipe(
      v.array(v.pipe(v.string('validation_required'), v.maxLength(40, 'validation_invalid')), 'validation_required'),
      v.minLength(1, 'validation_required'),
      v.maxLength(9, 'validation_invalid'),
    ),
  }),
  answers: {
    200: answer(v.object({ refund_amount: money })),
    201: answer(v.object({ refund_amount: money })),
    400: refusal,
    401: refusal,
    403: refusal,
    404: refusal,
    409: refusal,
    422: refusal,
  },
});
