import { isLocalDate } from '@aylal/domain/calendar';
import * as v from 'valibot';

/** What of an order API's messages we read, as Duffel publishes them (version v2). Amounts are decimal text, local times carry no zone. */
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{4,120}$/));
const amount = v.pipe(v.string(), v.regex(/^-?\d{1,12}(\.\d{1,4})?$/));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const localTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/),
  v.check((text) => isLocalDate(text.slice(0, 10))),
);
const at = v.pipe(v.string(), v.isoTimestamp());
const airline = v.object({ iata_code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2}$/)), name: v.string() });
const orNone = <S extends v.GenericSchema>(schema: S) => v.nullish(schema);

const place = v.object({
  iata_code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  iata_city_code: orNone(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  iata_country_code: orNone(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  name: v.string(),
  city_name: orNone(v.string()),
  time_zone: v.string(),
});

const onBoard = v.object({
  cabin_class: orNone(v.string()),
  fare_basis_code: orNone(v.string()),
  baggages: v.optional(v.array(v.object({ type: v.string(), quantity: v.number() })), []),
});

const segment = v.object({
  origin: place,
  destination: place,
  origin_terminal: orNone(v.string()),
  destination_terminal: orNone(v.string()),
  departing_at: localTime,
  arriving_at: localTime,
  marketing_carrier: airline,
  marketing_carrier_flight_number: v.string(),
  operating_carrier: airline,
  aircraft: orNone(v.object({ name: v.string() })),
  passengers: v.optional(v.array(onBoard), []),
});

const slice = v.object({ id, segments: v.pipe(v.array(segment), v.minLength(1)) });
/** `allowed` false: never; a penalty of null is not known. */
const condition = v.object({
  allowed: v.boolean(),
  penalty_amount: orNone(amount),
  penalty_currency: orNone(currency),
});
const conditions = v.object({
  refund_before_departure: orNone(condition),
  change_before_departure: orNone(condition),
});
const price = { total_amount: amount, total_currency: currency, tax_amount: orNone(amount) };

export const apiOffer = v.object({
  id,
  expires_at: at,
  ...price,
  slices: v.pipe(v.array(slice), v.minLength(1)),
  passengers: v.array(v.object({ id, type: orNone(v.string()), age: orNone(v.number()) })),
  conditions,
  payment_requirements: v.object({ requires_instant_payment: v.boolean() }),
  supported_passenger_identity_document_types: v.optional(v.array(v.string()), []),
});

export const apiOrder = v.object({
  id,
  booking_reference: v.pipe(v.string(), v.nonEmpty()),
  ...price,
  slices: v.array(slice),
  documents: v.optional(
    v.array(v.object({ type: v.string(), unique_identifier: v.string(), passenger_ids: v.optional(v.array(id), []) })),
    [],
  ),
  payment_status: v.object({
    awaiting_payment: v.boolean(),
    payment_required_by: orNone(at),
    price_guarantee_expires_at: orNone(at),
    paid_at: orNone(at),
  }),
  conditions,
  cancelled_at: orNone(at),
  metadata: v.nullish(v.record(v.string(), v.string())),
});

export const apiCancellation = v.object({
  id,
  refund_amount: orNone(amount),
  refund_currency: orNone(currency),
  refund_to: orNone(v.string()),
});

const changePrice = {
  expires_at: at,
  change_total_amount: amount,
  change_total_currency: currency,
};
export const apiChangeOffer = v.object({
  id,
  ...changePrice,
  slices: v.object({ add: v.array(slice), remove: v.array(v.object({ id })) }),
});
export const apiChange = v.object({ id, ...changePrice, confirmed_at: orNone(at) });

/** A change by the airline: `removed` as it was, `added` as it is; without an action nobody has answered it. */
export const apiAirlineChange = v.object({
  id,
  created_at: at,
  action_taken: orNone(v.string()),
  added: v.array(slice),
  removed: v.array(slice),
});

export type ApiOffer = v.InferOutput<typeof apiOffer>;
export type ApiOrder = v.InferOutput<typeof apiOrder>;
export type ApiSlice = v.InferOutput<typeof slice>;
export type ApiCondition = v.InferOutput<typeof condition>;
export type ApiCancellation = v.InferOutput<typeof apiCancellation>;
export type ApiChangeOffer = v.InferOutput<typeof apiChangeOffer>;
export type ApiAirlineChange = v.InferOutput<typeof apiAirlineChange>;
export type ApiChange = v.InferOutput<typeof apiChange>;

export const refusal = v.object({ errors: v.pipe(v.array(v.object({ code: v.string() })), v.minLength(1)) });
export const createdRequest = v.object({ id });
export const page = v.object({
  data: v.array(v.unknown()),
  meta: v.nullish(v.object({ after: v.nullish(v.string()) })),
});
export const changeRequest = v.object({ order_change_offers: v.array(v.unknown()) });
