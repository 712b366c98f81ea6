import { partnerAddress, textVariable } from '../../../platform/config-variables.ts';
import { definePartner } from '../../../platform/partner-http/define-partner.ts';

declare module '../../../platform/config.ts' {
  interface PartnerSettings {
    /** Who runs trains. */
    readonly train: { readonly url: string | undefined; readonly token: string };
  }
}

/** Who runs trains. */
export const trainPartner = definePartner({
  name: 'train',
  offers: 'trains',
  environment: {
    TRAIN_URL: partnerAddress,
    TRAIN_TOKEN: textVariable,
  },
  address: 'TRAIN_URL',
  needed: ['TRAIN_TOKEN'],
  settings: (e) => ({ url: e.TRAIN_URL, token: e.TRAIN_TOKEN ?? 'sandbox-train-token' }),
});
