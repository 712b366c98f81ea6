import { partnerAddress, textVariable } from '../../platform/config-variables.ts';
import { definePartner } from '../../platform/partner-http/define-partner.ts';

declare module '../../platform/config.ts' {
  interface PartnerSettings {
    /** Who insures travellers. */
    readonly insurer: { readonly url: string | undefined; readonly token: string };
  }
}

/** Who insures travellers. */
export const insurerPartner = definePartner({
  name: 'insurer',
  offers: 'insurance',
  environment: {
    INSURER_URL: partnerAddress,
    INSURER_TOKEN: textVariable,
  },
  address: 'INSURER_URL',
  needed: ['INSURER_TOKEN'],
  settings: (e) => ({ url: e.INSURER_URL, token: e.INSURER_TOKEN ?? 'sandbox-insurer-token' }),
});
