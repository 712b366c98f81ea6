import { partnerAddress, textVariable } from '../../../platform/config-variables.ts';
import { definePartner } from '../../../platform/partner-http/define-partner.ts';

declare module '../../../platform/config.ts' {
  interface PartnerSettings {
    /** Who makes eSIMs. */
    readonly esim: { readonly url: string | undefined; readonly clientId: string; readonly clientSecret: string };
  }
}

/** Who makes eSIMs. */
export const esimPartner = definePartner({
  name: 'esim',
  offers: 'esims',
  environment: {
    ESIM_URL: partnerAddress,
    ESIM_CLIENT_ID: textVariable,
    ESIM_CLIENT_SECRET: textVariable,
  },
  address: 'ESIM_URL',
  needed: ['ESIM_CLIENT_ID', 'ESIM_CLIENT_SECRET'],
  settings: (e) => ({
    url: e.ESIM_URL,
    clientId: e.ESIM_CLIENT_ID ?? 'aylal-sandbox',
    clientSecret: e.ESIM_CLIENT_SECRET ?? 'sandbox-esim-secret',
  }),
});
