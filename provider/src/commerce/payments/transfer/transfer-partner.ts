import type { BankTransferFeeTerms } from '@aylal/domain/payments';
import * as v from 'valibot';
import { partnerAddress, textVariable } from '../../../platform/config-variables.ts';
import { definePartner } from '../../../platform/partner-http/define-partner.ts';

declare module '../../../platform/config.ts' {
  interface PartnerSettings {
    /** The bank at which customers transfer to our account; `fee` is what it takes of each transfer. */
    readonly transfer: {
      readonly url: string | undefined;
      readonly username: string;
      readonly password: string;
      readonly account: string;
      readonly accountName: string;
      readonly bank: string;
      readonly fee: BankTransferFeeTerms;
    };
  }
}

/** The bank at which customers transfer to our account; `fee` is what it takes of each transfer. */
export const transferPartner = definePartner({
  name: 'transfer',
  offers: 'transfer',
  environment: {
    TRANSFER_URL: partnerAddress,
    TRANSFER_USERNAME: textVariable,
    TRANSFER_PASSWORD: textVariable,
    TRANSFER_ACCOUNT: textVariable,
    TRANSFER_ACCOUNT_NAME: textVariable,
    TRANSFER_BANK: textVariable,
    TRANSFER_FEE_FIXED: v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'must be whole tögrög')), '0'),
    TRANSFER_FEE_PERCENT: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,2}(\.\d{1,2})?$/, 'must be a percentage with at most 2 decimals')),
      '0',
    ),
  },
  address: 'TRANSFER_URL',
  needed: ['TRANSFER_USERNAME', 'TRANSFER_PASSWORD', 'TRANSFER_ACCOUNT', 'TRANSFER_ACCOUNT_NAME', 'TRANSFER_BANK'],
  settings: (e) => ({
    url: e.TRANSFER_URL,
    username: e.TRANSFER_USERNAME ?? 'AYLAL_SANDBOX',
    password: e.TRANSFER_PASSWORD ?? 'sandbox',
    account: e.TRANSFER_ACCOUNT ?? '5005001234',
    accountName: e.TRANSFER_ACCOUNT_NAME ?? 'Аялал ХХК',
    bank: e.TRANSFER_BANK ?? 'Туршилтын банк',
    fee: {
      fixed: Number(e.TRANSFER_FEE_FIXED),
      basisPoints: Math.round(Number(e.TRANSFER_FEE_PERCENT) * 100),
    },
  }),
});
