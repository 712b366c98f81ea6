import { addressVariable, textVariable, withoutSlash } from '../../../platform/config-variables.ts';
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
    TRIP_URL: addressVariable,
    TRIP_TOKEN: textVariable,
  },
  address: 'TRIP_URL',
  needed: ['TRIP_TOKEN'],
  settings: (e) => ({ url: withoutSlash(e.TRIP_URL), token: e.TRIP_TOKEN ?? 'sandbox-trip-token' }),
});
