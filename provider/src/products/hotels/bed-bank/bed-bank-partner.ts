import { partnerAddress, textVariable } from '../../../platform/config-variables.ts';
import { definePartner } from '../../../platform/partner-http/define-partner.ts';

declare module '../../../platform/config.ts' {
  interface PartnerSettings {
    /** Who sells rooms of hotels, in the Hotelbeds APItude protocol; its photographs lie at `photosUrl`. */
    readonly bedBank: {
      readonly url: string | undefined;
      readonly key: string;
      readonly secret: string;
      readonly photosUrl: string;
    };
  }
}

/** Who sells rooms of hotels, in the Hotelbeds APItude protocol; its photographs lie at `photosUrl`. */
export const bedBankPartner = definePartner({
  name: 'bedBank',
  offers: 'hotels',
  environment: {
    BEDBANK_URL: partnerAddress,
    BEDBANK_KEY: textVariable,
    BEDBANK_SECRET: textVariable,
    BEDBANK_PHOTOS_URL: partnerAddress,
  },
  address: 'BEDBANK_URL',
  needed: ['BEDBANK_KEY', 'BEDBANK_SECRET'],
  settings: (e) => ({
    url: e.BEDBANK_URL,
    key: e.BEDBANK_KEY ?? 'sandbox-bed-bank-key',
    secret: e.BEDBANK_SECRET ?? 'sandbox-bed-bank-secret',
    photosUrl: e.BEDBANK_PHOTOS_URL ?? 'https://photos.hotelbeds.com/giata/bigger',
  }),
});
