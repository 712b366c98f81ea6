import * as v from 'valibot';

/** What every answer is in: `header.code` 200 is success. */
export const envelope = v.object({
  header: v.object({ status: v.optional(v.string(), ''), code: v.number() }),
  body: v.object({
    response: v.optional(v.unknown()),
    error: v.optional(
      v.nullable(v.object({ errorDesc: v.optional(v.string(), ''), errorType: v.optional(v.string(), '') })),
    ),
  }),
});

/** `POST /pos/invoice/qr`: the text of the QR code. */
export const openedInvoice = v.object({ desc: v.pipe(v.string(), v.nonEmpty()) });

/** `POST /pos/invoice/check`. A fraction of a tögrög is refused (MNY-1). */
export const invoiceState = v.object({
  terminal: v.string(),
  invoice: v.string(),
  resp_code: v.string(),
  amount: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.decimal())]),
    v.transform(Number),
    v.safeInteger(),
    v.minValue(0),
  ),
});
