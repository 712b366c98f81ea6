import * as v from 'valibot';
import { partnerAddress } from '../../platform/config-variables.ts';
import { definePartner } from '../../platform/partner-http/define-partner.ts';

declare module '../../platform/config.ts' {
  interface PartnerSettings {
    /** Who we are to the tax office, and where it is. */
    readonly tax: TaxSettings;
  }
}

/** Who we are to the tax office, and where it is. Without `url` it is the sandbox's own, and nobody when the sandbox is off. */
export interface TaxSettings {
  /** Of PosAPI 3.0, which runs beside us. */
  readonly url: string | undefined;
  /** Of the public register of taxpayers. */
  readonly infoUrl: string | undefined;
  readonly merchantTin: string;
  readonly branchNo: string;
  readonly districtCode: string;
  readonly posNo: string;
  /** Classification codes of what is sold. */
  readonly ticketCode: string;
  readonly feeCode: string;
  /** Why a ticket abroad is taxed at zero. */
  readonly zeroRateCode: string;
  /** Why a cover is free of tax. */
  readonly exemptCode: string;
}

const digits = (shape: RegExp, what: string) => v.optional(v.pipe(v.string(), v.regex(shape, `must be ${what}`)));

/** The tax office; all of its variables are needed where `EBARIMT_URL` is set. */
export const taxPartner = definePartner({
  name: 'tax',
  offers: 'receipts',
  environment: {
    EBARIMT_URL: partnerAddress,
    EBARIMT_INFO_URL: partnerAddress,
    EBARIMT_MERCHANT_TIN: digits(/^\d{11,14}$/, '11 to 14 digits'),
    EBARIMT_BRANCH_NO: digits(/^\d{3}$/, '3 digits'),
    EBARIMT_DISTRICT_CODE: digits(/^\d{4}$/, '4 digits'),
    EBARIMT_POS_NO: digits(/^\d{1,12}$/, 'digits'),
    EBARIMT_TICKET_CODE: digits(/^\d{7}$/, '7 digits'),
    EBARIMT_FEE_CODE: digits(/^\d{7}$/, '7 digits'),
    EBARIMT_ZERO_RATE_CODE: digits(/^\d{3}$/, '3 digits'),
    EBARIMT_EXEMPT_CODE: digits(/^\d{3}$/, '3 digits'),
  },
  address: 'EBARIMT_URL',
  needed: [
    'EBARIMT_INFO_URL',
    'EBARIMT_MERCHANT_TIN',
    'EBARIMT_BRANCH_NO',
    'EBARIMT_DISTRICT_CODE',
    'EBARIMT_POS_NO',
    'EBARIMT_TICKET_CODE',
    'EBARIMT_FEE_CODE',
    'EBARIMT_ZERO_RATE_CODE',
    'EBARIMT_EXEMPT_CODE',
  ],
  settings: (e) => ({
    url: e.EBARIMT_URL,
    infoUrl: e.EBARIMT_INFO_URL,
    merchantTin: e.EBARIMT_MERCHANT_TIN ?? '10000000001',
    branchNo: e.EBARIMT_BRANCH_NO ?? '001',
    districtCode: e.EBARIMT_DISTRICT_CODE ?? '2501',
    posNo: e.EBARIMT_POS_NO ?? '10000001',
    ticketCode: e.EBARIMT_TICKET_CODE ?? '6424100',
    feeCode: e.EBARIMT_FEE_CODE ?? '6791100',
    zeroRateCode: e.EBARIMT_ZERO_RATE_CODE ?? '501',
    exemptCode: e.EBARIMT_EXEMPT_CODE ?? '403',
  }),
});
