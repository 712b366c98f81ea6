import * as v from 'valibot';

/** `POST /auth/token` and `/auth/refresh`. Both `expires` fields are absolute Unix seconds, whatever their names say. */
export const qpayToken = v.object({
  token_type: v.string(),
  access_token: v.pipe(v.string(), v.nonEmpty()),
  expires_in: v.number(),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_expires_in: v.number(),
});
export type QpayToken = v.InferOutput<typeof qpayToken>;

/** `POST /invoice`. */
export const qpayInvoice = v.object({
  invoice_id: v.pipe(v.string(), v.nonEmpty()),
  qr_text: v.pipe(v.string(), v.nonEmpty()),
  qPay_shortUrl: v.optional(v.string(), ''),
  urls: v.optional(
    v.array(
      v.object({
        name: v.string(),
        description: v.optional(v.string(), ''),
        logo: v.optional(v.string(), ''),
        link: v.string(),
      }),
    ),
    [],
  ),
});

/** Some answers carry amounts as text with decimals; a fraction of a tögrög is refused (MNY-1). */
const amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.decimal())]),
  v.transform(Number),
  v.safeInteger(),
  v.minValue(0),
);

/** `POST /payment/check` and `POST /payment/list`. `paid_amount` is left out: rows decide, and each of them is read for itself. */
export const qpayPayments = v.object({ rows: v.array(v.unknown()) });

/** One row of them. */
export const qpayPayment = v.object({
  payment_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\x21-\x7e]{1,100}$/)),
  payment_status: v.picklist(['NEW', 'FAILED', 'PAID', 'PARTIAL', 'REFUND']),
  payment_amount: amount,
  payment_currency: v.nullish(v.string(), 'MNT'),
  object_id: v.nullish(v.string(), ''),
});
export type QpayPayment = v.InferOutput<typeof qpayPayment>;

/** `GET /invoice/{id}`. */
export const qpayKnownInvoice = v.object({ sender_invoice_no: v.optional(v.string(), '') });

const qpayRefusal = v.object({ error: v.optional(v.string(), ''), message: v.optional(v.string(), '') });

/** Why QPay refuses: `error` is the key that decides, `message` is for people. */
export function refusalKey(body: unknown): string {
  const parsed = v.safeParse(qpayRefusal, body);
  return (parsed.success && (parsed.output.error || parsed.output.message)) || '';
}
