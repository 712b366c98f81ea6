import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim());

/** Fewer or more digits than any company's number has are not looked up, and not sent. */
export const wholeRegister = v.pipe(v.string(), v.regex(/^\d{7,10}$/, 'receipt.fault.length'));

/** The e-receipt form: a person needs nothing (VALID-60), a company its number (VALID-55, VALID-56) and the name that the register has for it (VALID-59). */
export const receiptSchema = v.variant('receiver', [
  v.object({ receiver: v.literal('person'), companyRegister: text, companyName: text }),
  v.object({
    receiver: v.literal('company'),
    companyRegister: v.pipe(
      text,
      v.nonEmpty('receipt.fault.register'),
      v.regex(/^\d+$/, 'receipt.fault.digits'),
      wholeRegister,
    ),
    companyName: v.pipe(text, v.nonEmpty('receipt.fault.name')),
  }),
]);

export interface ReceiptFormValues {
  readonly receiver: 'person' | 'company';
  readonly companyRegister: string;
  readonly companyName: string;
}
