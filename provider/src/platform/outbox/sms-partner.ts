import { partnerAddress, textVariable } from '../config-variables.ts';
import { definePartner } from '../partner-http/define-partner.ts';

declare module '../config.ts' {
  interface PartnerSettings {
    /** The SMS gateway, and the number that our messages come from. */
    readonly sms: { readonly url: string | undefined; readonly key: string; readonly from: string };
  }
}

/** The SMS gateway: without it no customer hears from us by phone. */
export const smsPartner = definePartner({
  name: 'sms',
  offers: undefined,
  environment: { SMS_URL: partnerAddress, SMS_KEY: textVariable, SMS_FROM: textVariable },
  address: 'SMS_URL',
  needed: ['SMS_KEY', 'SMS_FROM'],
  settings: (e) => ({
    url: e.SMS_URL,
    key: e.SMS_KEY ?? 'sandbox-sms-key',
    from: e.SMS_FROM ?? '72000000',
  }),
});
