import * as v from 'valibot';
import { partnerAddress } from '../../../platform/config-variables.ts';
import { definePartner } from '../../../platform/partner-http/define-partner.ts';

declare module '../../../platform/config.ts' {
  interface PartnerSettings {
    /** QPay; `merchantId` is whose payments are compared with ours day by day, the user name unless said. */
    readonly qpay: {
      readonly url: string | undefined;
      readonly username: string;
      readonly password: string;
      readonly invoiceCode: string;
      readonly merchantId: string;
    };
  }
}

/** QPay; `merchantId` is whose payments are compared with ours day by day, the user name unless said. */
export const qpayPartner = definePartner({
  name: 'qpay',
  offers: 'qpay',
  environment: {
    QPAY_URL: partnerAddress,
    QPAY_USERNAME: v.optional(v.string()),
    QPAY_PASSWORD: v.optional(v.string()),
    QPAY_MERCHANT_ID: v.optional(v.string()),
    QPAY_INVOICE_CODE: v.optional(v.pipe(v.string(), v.maxLength(45, 'must have at most 45 characters'))),
  },
  address: 'QPAY_URL',
  needed: ['QPAY_USERNAME', 'QPAY_PASSWORD', 'QPAY_INVOICE_CODE'],
  settings: (e) => ({
    url: e.QPAY_URL,
    username: e.QPAY_USERNAME ?? 'AYLAL_SANDBOX',
    password: e.QPAY_PASSWORD ?? 'sandbox',
    invoiceCode: e.QPAY_INVOICE_CODE ?? 'AYLAL_INVOICE',
    merchantId: e.QPAY_MERCHANT_ID ?? e.QPAY_USERNAME ?? 'AYLAL_SANDBOX',
  }),
});
