import * as v from 'valibot';
import { partnerAddress, textVariable } from '../../../platform/config-variables.ts';
import { definePartner } from '../../../platform/partner-http/define-partner.ts';

declare module '../../../platform/config.ts' {
  interface PartnerSettings {
    /** Pocket; its tokens are given out at `authUrl`. */
    readonly pocket: {
      readonly url: string | undefined;
      readonly authUrl: string | undefined;
      readonly clientId: string;
      readonly clientSecret: string;
      readonly terminal: number;
    };
  }
}

/** Pocket; its tokens are given out at `authUrl`. */
export const pocketPartner = definePartner({
  name: 'pocket',
  offers: 'pocket',
  environment: {
    POCKET_URL: partnerAddress,
    POCKET_AUTH_URL: partnerAddress,
    POCKET_CLIENT_ID: textVariable,
    POCKET_CLIENT_SECRET: textVariable,
    POCKET_TERMINAL: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'must be a number'))),
  },
  address: 'POCKET_URL',
  needed: ['POCKET_AUTH_URL', 'POCKET_CLIENT_ID', 'POCKET_CLIENT_SECRET', 'POCKET_TERMINAL'],
  settings: (e) => ({
    url: e.POCKET_URL,
    authUrl: e.POCKET_AUTH_URL,
    clientId: e.POCKET_CLIENT_ID ?? 'aylal',
    clientSecret: e.POCKET_CLIENT_SECRET ?? 'sandbox-pocket-secret',
    terminal: Number(e.POCKET_TERMINAL ?? '20000001'),
  }),
});
