import * as v from 'valibot';

/** A sum as a decimal text; some answers write it as a number. */
const sum = v.pipe(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), v.regex(/^\d{1,12}(\.\d{1,6})?$/));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
/** Some answers write codes of hotels as numbers, some as texts. */
const hotelCode = v.pipe(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), v.regex(/^\d{1,10}$/));
const instant = v.pipe(v.string(), v.isoTimestamp());

const tax = v.object({
  included: v.boolean(),
  amount: v.optional(sum),
  currency: v.optional(currency),
});

/** A rate: what some rooms cost for the whole stay. `sellingRate` must not be undercut where `hotelMandatory` says so. */
export const bankRate = v.object({
  rateKey: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_000)),
  rateClass: v.optional(v.string(), ''),
  rateType: v.optional(v.string(), ''),
  net: sum,
  sellingRate: v.optional(sum),
  hotelMandatory: v.optional(v.boolean(), false),
  allotment: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
  paymentType: v.optional(v.string(), ''),
  packaging: v.optional(v.boolean(), false),
  boardCode: v.optional(v.string(), ''),
  cancellationPolicies: v.optional(v.array(v.object({ amount: sum, from: instant })), []),
  taxes: v.optional(v.object({ taxes: v.optional(v.array(tax), []) })),
  rooms: v.optional(v.number(), 1),
  adults: v.optional(v.number(), 1),
  children: v.optional(v.number(), 0),
  childrenAges: v.optional(v.string(), ''),
});
export type BankRate = v.InferOutput<typeof bankRate>;

/** One hotel with what is free; rates are read one by one, so that a bad one costs itself only. */
export const bankHotel = v.object({
  code: hotelCode,
  currency,
  rooms: v.array(v.object({ code: v.string(), name: v.string(), rates: v.array(v.unknown()) })),
});
export type BankHotel = v.InferOutput<typeof bankHotel>;

/** Where nothing is free the inner list is missing. */
export const availabilityAnswer = v.object({
  hotels: v.object({ hotels: v.optional(v.array(v.unknown()), []) }),
});

export const checkAnswer = v.object({ hotel: bankHotel });

const booking = v.object({
  reference: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{3,30}$/i)),
  clientReference: v.optional(v.string(), ''),
  status: v.string(),
});
export const bookingAnswer = v.object({ booking });
export const bookingsAnswer = v.object({
  bookings: v.object({ bookings: v.optional(v.array(booking), []) }),
});

const content = v.optional(v.object({ content: v.optional(v.string(), '') }), { content: '' });

/** What is written of one hotel. */
export const bankContent = v.object({
  code: hotelCode,
  name: v.object({ content: v.pipe(v.string(), v.nonEmpty()) }),
  description: content,
  address: content,
  phones: v.optional(v.array(v.object({ phoneNumber: v.string(), phoneType: v.optional(v.string(), '') })), []),
  categoryCode: v.optional(v.string(), ''),
  coordinates: v.object({
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
  facilities: v.optional(
    v.array(
      v.object({
        facilityCode: v.number(),
        facilityGroupCode: v.number(),
        number: v.optional(v.number()),
        indFee: v.optional(v.boolean(), false),
        indYesOrNo: v.optional(v.boolean(), true),
        timeFrom: v.optional(v.string()),
        timeTo: v.optional(v.string()),
      }),
    ),
    [],
  ),
  images: v.optional(
    v.array(
      v.object({
        path: v.string(),
        imageTypeCode: v.optional(v.string(), ''),
        roomCode: v.optional(v.string()),
        visualOrder: v.optional(v.number(), 0),
      }),
    ),
    [],
  ),
});
export type BankContent = v.InferOutput<typeof bankContent>;

export const contentAnswer = v.object({
  total: v.optional(v.number(), 0),
  hotels: v.optional(v.array(v.unknown()), []),
});

/** Names of facilities in English, by group and code. */
export const facilityTypesAnswer = v.object({
  facilities: v.array(
    v.object({ code: v.number(), facilityGroupCode: v.number(), description: v.object({ content: v.string() }) }),
  ),
});
