import { partnerAddress, textVariable } from '../../../platform/config-variables.ts';
import { definePartner } from '../../../platform/partner-http/define-partner.ts';

declare module '../../../platform/config.ts' {
  interface PartnerSettings {
    /** Golomt's card page: the token opens its door, the secret signs. */
    readonly card: { readonly url: string | undefined; readonly token: string; readonly secret: string };
  }
}

/** Golomt's card page: the token opens its door, the secret signs. */
export const cardPartner = definePartner({
  name: 'card',
  offers: 'card',
  environment: {
    CARD_URL: partnerAddress,
    CARD_TOKEN: textVariable,
    CARD_SECRET: textVariable,
  },
  address: 'CARD_URL',
  needed: ['CARD_TOKEN', 'CARD_SECRET'],
  settings: (e) => ({
    url: e.CARD_URL,
    token: e.CARD_TOKEN ?? 'sandbox-card-token',
    secret: e.CARD_SECRET ?? 'sandbox-card-secret',
  }),
});
