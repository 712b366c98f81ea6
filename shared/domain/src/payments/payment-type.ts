/** PAY-01 to PAY-03: in full, in parts, or by loan. */
export const paymentTypes = ['regular', 'bnpl', 'lend'] as const;
export type PaymentType = (typeof paymentTypes)[number];
