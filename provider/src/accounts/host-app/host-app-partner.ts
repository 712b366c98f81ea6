import * as v from 'valibot';
import { partnerAddress, textVariable } from '../../platform/config-variables.ts';
import { definePartner } from '../../platform/partner-http/define-partner.ts';
import { sandboxHostAppKey } from './sandbox-host-app-key.ts';

declare module '../../platform/config.ts' {
  interface PartnerSettings {
    /** The app that carries the mini-app. */
    readonly hostApp: { readonly url: string | undefined; readonly certId: string; readonly publicKey: string };
  }
}

/** SocialPay, as the app around the mini-app. */
export const hostAppPartner = definePartner({
  name: 'hostApp',
  offers: 'mini-app',
  environment: {
    MINI_APP_URL: partnerAddress,
    MINI_APP_CERT_ID: textVariable,
    MINI_APP_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.base64('must be a public key in base64'), v.maxLength(2_000))),
  },
  address: 'MINI_APP_URL',
  needed: ['MINI_APP_CERT_ID', 'MINI_APP_PUBLIC_KEY'],
  settings: (e) => ({
    url: e.MINI_APP_URL,
    certId: e.MINI_APP_CERT_ID ?? 'aylal',
    publicKey: e.MINI_APP_PUBLIC_KEY ?? sandboxHostAppKey,
  }),
});
