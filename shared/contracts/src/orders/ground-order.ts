import * as v from 'valibot';
import { localDate, money, refNumber, sent } from '../fields.ts';
import { commonOrder } from './common-order.ts';
import { flightOrder } from './order.ts';

/** Of a ticket by land: who travels. Documents are masked (PII-2); `ticket_id` is null until the partner has booked. */
export const groundTicket = {
  ticket_id: v.nullable(v.string()),
  last_name: v.string(),
  first_name: v.string(),
  document_number: v.optional(v.string()),
  passport_number: v.optional(v.string()),
  is_child: v.boolean(),
  is_cancelled: v.boolean(),
  ticket_total_price: money,
};

/** Of a ride by land: `code` is the partner's number of the booking, null before it; `is_departure_cancelled` says that nothing goes. */
export const groundRide = {
  code: v.nullable(v.string()),
  is_departure_cancelled: v.boolean(),
  issued: v.boolean(),
  delayed: v.boolean(),
};

/** Of an order by land: `original_date` is the day of departure. */
export const groundOrder = { ...commonOrder, original_date: localDate, refunds: flightOrder.entries.refunds };

/** How a ticket is asked for: by its order and the partner's number of the booking. */
export const ticketAsked = {
  params: sent({ id: refNumber }),
  query: sent({ code: v.pipe(v.string('validation_required'), v.regex(/^[A-Z0-9]{4,20}$/i, 'validation_reference')) }),
};
