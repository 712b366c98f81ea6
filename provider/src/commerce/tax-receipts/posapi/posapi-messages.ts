import * as v from 'valibot';

/** `POST /rest/receipt`, as far as it tells what became of it. */
export const posapiOutcome = v.object({
  status: v.picklist(['SUCCESS', 'ERROR', 'PAYMENT']),
  message: v.optional(v.nullable(v.string()), ''),
});

/** The same when it is a success. A person's receipt brings a lottery number, a company's none. */
export const posapiReceipt = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{33}$/)),
  date: v.pipe(v.string(), v.nonEmpty()),
  lottery: v.optional(v.nullable(v.string()), ''),
  qrData: v.optional(v.nullable(v.string()), ''),
});

const posapiRefusal = v.object({ message: v.optional(v.nullable(v.string()), '') });

/** Why PosAPI refuses. */
export function posapiRefusalKey(body: unknown): string {
  const parsed = v.safeParse(posapiRefusal, body);
  return (parsed.success && parsed.output.message) || '';
}
