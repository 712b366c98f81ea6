import { partnerAddress, textVariable } from '../../../platform/config-variables.ts';
import { definePartner } from '../../../platform/partner-http/define-partner.ts';

declare module '../../../platform/config.ts' {
  interface PartnerSettings {
    /** Who runs cars with drivers. */
    readonly transport: { readonly url: string | undefined; readonly token: string };
  }
}

/** Who runs cars with drivers. */
export const transportPartner = definePartner({
  name: 'transport',
  offers: 'transports',
  environment: {
    TRANSPORT_URL: partnerAddress,
    TRANSPORT_TOKEN: textVariable,
  },
  address: 'TRANSPORT_URL',
  needed: ['TRANSPORT_TOKEN'],
  settings: (e) => ({ url: e.TRANSPORT_URL, token: e.TRANSPORT_TOKEN ?? 'sandbox-transport-token' }),
});
