import * as v from 'valibot';
import { partnerAddress, textVariable } from '../../../platform/config-variables.ts';
import { definePartner } from '../../../platform/partner-http/define-partner.ts';

declare module '../../../platform/config.ts' {
  interface PartnerSettings {
    /** From where customers are paid: refunds and withdrawals. `bank` is our bank's code. */
    readonly payout: {
      readonly url: string | undefined;
      readonly username: string;
      readonly password: string;
      readonly account: string;
      readonly bank: string;
      readonly login: string;
      readonly transferPassword: string;
    };
  }
}

/** From where customers are paid: without it nobody gets money back. */
export const payoutPartner = definePartner({
  name: 'payout',
  offers: undefined,
  environment: {
    PAYOUT_URL: partnerAddress,
    PAYOUT_USERNAME: textVariable,
    PAYOUT_PASSWORD: textVariable,
    PAYOUT_ACCOUNT: textVariable,
    PAYOUT_BANK: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/, "must be a bank's code of 6 digits"))),
    PAYOUT_LOGIN: textVariable,
    PAYOUT_TRANSFER_PASSWORD: textVariable,
  },
  address: 'PAYOUT_URL',
  needed: [
    'PAYOUT_USERNAME',
    'PAYOUT_PASSWORD',
    'PAYOUT_ACCOUNT',
    'PAYOUT_BANK',
    'PAYOUT_LOGIN',
    'PAYOUT_TRANSFER_PASSWORD',
  ],
  settings: (e) => ({
    url: e.PAYOUT_URL,
    username: e.PAYOUT_USERNAME ?? 'AYLAL_SANDBOX',
    password: e.PAYOUT_PASSWORD ?? 'sandbox',
    account: e.PAYOUT_ACCOUNT ?? '5005001234',
    bank: e.PAYOUT_BANK ?? '050000',
    login: e.PAYOUT_LOGIN ?? 'aylal',
    transferPassword: e.PAYOUT_TRANSFER_PASSWORD ?? 'sandbox',
  }),
});
