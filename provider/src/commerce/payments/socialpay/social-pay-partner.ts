import { partnerAddress, textVariable } from '../../../platform/config-variables.ts';
import { definePartner } from '../../../platform/partner-http/define-partner.ts';

declare module '../../../platform/config.ts' {
  interface PartnerSettings {
    /** SocialPay. */
    readonly socialPay: { readonly url: string | undefined; readonly terminal: string; readonly secret: string };
  }
}

/** SocialPay. */
export const socialPayPartner = definePartner({
  name: 'socialPay',
  offers: 'socialpay',
  environment: {
    SOCIALPAY_URL: partnerAddress,
    SOCIALPAY_TERMINAL: textVariable,
    SOCIALPAY_SECRET: textVariable,
  },
  address: 'SOCIALPAY_URL',
  needed: ['SOCIALPAY_TERMINAL', 'SOCIALPAY_SECRET'],
  settings: (e) => ({
    url: e.SOCIALPAY_URL,
    terminal: e.SOCIALPAY_TERMINAL ?? '10000001',
    secret: e.SOCIALPAY_SECRET ?? 'sandbox-socialpay-secret',
  }),
});
