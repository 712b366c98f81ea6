import { partnerAddress, textVariable } from '../../../platform/config-variables.ts';
import { definePartner } from '../../../platform/partner-http/define-partner.ts';

declare module '../../../platform/config.ts' {
  interface PartnerSettings {
    /** Who lends customers the price of an order. */
    readonly lender: { readonly url: string | undefined; readonly token: string };
  }
}

/** Who lends customers the price of an order. */
export const lenderPartner = definePartner({
  name: 'lender',
  offers: 'lender',
  environment: {
    LENDER_URL: partnerAddress,
    LENDER_TOKEN: textVariable,
  },
  address: 'LENDER_URL',
  needed: ['LENDER_TOKEN'],
  settings: (e) => ({ url: e.LENDER_URL, token: e.LENDER_TOKEN ?? 'sandbox' }),
});
