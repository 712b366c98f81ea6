import { partnerAddress, textVariable } from '../../../platform/config-variables.ts';
import { definePartner } from '../../../platform/partner-http/define-partner.ts';

declare module '../../../platform/config.ts' {
  interface PartnerSettings {
    /** Who runs trips. */
    readonly trip: { readonly url: string | undefined; readonly token: string };
  }
}

/** Who runs trips. */
export const tripPartner = definePartner({
  name: 'trip',
  offers: 'trips',
  environment: {
    TRIP_URL: partnerAddress,
    TRIP_TOKEN: textVariable,
  },
  address: 'TRIP_URL',
  needed: ['TRIP_TOKEN'],
  settings: (e) => ({ url: e.TRIP_URL, token: e.TRIP_TOKEN ?? 'sandbox-trip-token' }),
});
