import { partnerAddress, textVariable } from '../../../platform/config-variables.ts';
import { definePartner } from '../../../platform/partner-http/define-partner.ts';

declare module '../../../platform/config.ts' {
  interface PartnerSettings {
    /** Who runs buses. */
    readonly bus: { readonly url: string | undefined; readonly token: string };
  }
}

/** Who runs buses. */
export const busPartner = definePartner({
  name: 'bus',
  offers: 'buses',
  environment: {
    BUS_URL: partnerAddress,
    BUS_TOKEN: textVariable,
  },
  address: 'BUS_URL',
  needed: ['BUS_TOKEN'],
  settings: (e) => ({ url: e.BUS_URL, token: e.BUS_TOKEN ?? 'sandbox-bus-token' }),
});
