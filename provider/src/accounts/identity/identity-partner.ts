import { addressVariable } from '@aylal/server';
import * as v from 'valibot';
import { textVariable } from '../../platform/config-variables.ts';
import { definePartner } from '../../platform/partner-http/define-partner.ts';

declare module '../../platform/config.ts' {
  interface PartnerSettings {
    /** Who we are to DAN. */
    readonly identity: IdentitySettings;
  }
}

/** Who we are to DAN. Without `url` it is the sandbox's own, and nobody when the sandbox is off. */
export interface IdentitySettings {
  /** Such as `https://sso.gov.mn/oauth2`, without a final slash. */
  readonly url: string | undefined;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The state service that knows passports; without it names stay Cyrillic and the passport is typed. */
  readonly passportService: string | undefined;
}

/** DAN, the state's sign-in behind e-Mongolia. */
export const identityPartner = definePartner({
  name: 'identity',
  offers: 'identity',
  environment: {
    DAN_URL: v.optional(v.pipe(addressVariable, v.startsWith('https://', 'must start with https://'))),
    DAN_CLIENT_ID: textVariable,
    DAN_CLIENT_SECRET: textVariable,
    DAN_PASSPORT_SERVICE: v.optional(
      v.pipe(v.string(), v.regex(/^WS\d{6}_\w{3,60}$/, 'must be a service such as WS100101_…')),
    ),
  },
  address: 'DAN_URL',
  needed: ['DAN_CLIENT_ID', 'DAN_CLIENT_SECRET'],
  settings: (e) => ({
    url: e.DAN_URL,
    clientId: e.DAN_CLIENT_ID ?? 'aylal',
    clientSecret: e.DAN_CLIENT_SECRET ?? 'sandbox-dan-secret',
    // The sandbox's passports have a service of its own.
    passportService: e.DAN_URL === undefined ? 'WS100999_getCitizenPassportInfo' : e.DAN_PASSPORT_SERVICE,
  }),
});
