import { partnerAddress, textVariable } from '../../../platform/config-variables.ts';
import { definePartner } from '../../../platform/partner-http/define-partner.ts';

declare module '../../../platform/config.ts' {
  interface PartnerSettings {
    /** Whose order API sells the flights of airlines. */
    readonly airline: { readonly url: string | undefined; readonly token: string };
  }
}

/** Whose order API sells the flights of airlines. */
export const airlinePartner = definePartner({
  name: 'airline',
  offers: 'flights',
  environment: {
    AIRLINE_URL: partnerAddress,
    AIRLINE_TOKEN: textVariable,
  },
  address: 'AIRLINE_URL',
  needed: ['AIRLINE_TOKEN'],
  settings: (e) => ({ url: e.AIRLINE_URL, token: e.AIRLINE_TOKEN ?? 'sandbox-airline-token' }),
});
