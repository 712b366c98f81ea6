import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import type { LostInvoice, PaymentPort } from './payment-port.ts';

/** Finds a lost invoice at a partner that knows invoices by our own numbers: it is asked for its state, and refuses when it has none. */
export function findByInvoiceNumber(standing: PaymentPort['standing']): NonNullable<PaymentPort['findInvoice']> {
  return async ({ senderNo, amount }: LostInvoice) => {
    try {
      await standing({ partnerId: senderNo, amount });
      return senderNo;
    } catch (error) {
      if (error instanceof PartnerError && error.kind === 'refused') return undefined;
      throw error;
    }
  };
}
