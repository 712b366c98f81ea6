import * as v from 'valibot';

/** `POST /api/invoice`. */
export const golomtInvoice = v.object({
  invoice: v.pipe(v.string(), v.nonEmpty()),
  transactionId: v.string(),
  checksum: v.string(),
});

/** `POST /api/inquiry`. `amount` as it was signed, and the whole tögrög that it means; a fraction of one is refused (MNY-1). */
export const golomtInquiry = v.object({
  transactionId: v.string(),
  errorCode: v.string(),
  amount: v.pipe(
    v.string(),
    v.decimal(),
    v.check((text) => Number.isSafeInteger(Number(text)) && Number(text) >= 0),
  ),
  token: v.optional(v.nullable(v.string()), ''),
  checksum: v.string(),
});
