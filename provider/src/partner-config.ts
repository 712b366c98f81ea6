import type { BankTransferFeeTerms, Money } from '@aylal/domain';
import * as v from 'valibot';

const text = v.optional(v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters')));
const address = v.optional(
  v.pipe(v.string(), v.url('must be an absolute address'), v.regex(/^https?:\/\//, 'must be http or https')),
);

/** The variables of the partners with a line of their own, besides QPay. */
export const partnerEnvironment = {
  BEDBANK_URL: address,
  BEDBANK_KEY: text,
  BEDBANK_SECRET: text,
  BEDBANK_PHOTOS_URL: address,
  AIRLINE_URL: address,
  AIRLINE_TOKEN: text,
  LENDER_URL: address,
  LENDER_TOKEN: text,
  BUS_URL: address,
  BUS_TOKEN: text,
  TRAIN_URL: address,
  TRAIN_TOKEN: text,
  TRIP_URL: address,
  TRIP_TOKEN: text,
  TRANSPORT_URL: address,
  TRANSPORT_TOKEN: text,
  ESIM_URL: address,
  ESIM_CLIENT_ID: text,
  ESIM_CLIENT_SECRET: text,
  INSURER_URL: address,
  INSURER_TOKEN: text,
  CARD_URL: address,
  CARD_TOKEN: text,
  CARD_SECRET: text,
  POCKET_URL: address,
  POCKET_AUTH_URL: address,
  POCKET_CLIENT_ID: text,
  POCKET_CLIENT_SECRET: text,
  POCKET_TERMINAL: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'must be a number'))),
  SOCIALPAY_URL: address,
  SOCIALPAY_TERMINAL: text,
  SOCIALPAY_SECRET: text,
  TRANSFER_URL: address,
  TRANSFER_USERNAME: text,
  TRANSFER_PASSWORD: text,
  TRANSFER_ACCOUNT: text,
  TRANSFER_ACCOUNT_NAME: text,
  TRANSFER_BANK: text,
  PAYOUT_URL: address,
  PAYOUT_USERNAME: text,
  PAYOUT_PASSWORD: text,
  PAYOUT_ACCOUNT: text,
  PAYOUT_BANK: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/, "must be a bank's code of 6 digits"))),
  PAYOUT_LOGIN: text,
  PAYOUT_TRANSFER_PASSWORD: text,
  TRANSFER_FEE_FIXED: v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'must be whole tögrög')), '0'),
  TRANSFER_FEE_PERCENT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}(\.\d{1,2})?$/, 'must be a percentage with at most 2 decimals')),
    '0',
  ),
} as const;

type PartnerEnvironment = v.InferOutput<ReturnType<typeof schema>>;
const schema = () => v.object(partnerEnvironment);

/** Where money comes in besides QPay. A partner without `url` is the sandbox's own, and nobody when the sandbox is off. */
export interface PartnerConfig {
  /** Who sells rooms of hotels, in the Hotelbeds APItude protocol; its photographs lie at `photosUrl`. */
  readonly bedBank: {
    readonly url: string | undefined;
    readonly key: string;
    readonly secret: string;
    readonly photosUrl: string;
  };
  /** Whose order API sells the flights of airlines. */
  readonly airline: { readonly url: string | undefined; readonly token: string };
  /** Who lends customers the price of an order. */
  readonly lender: { readonly url: string | undefined; readonly token: string };
  /** Who runs buses. */
  readonly bus: { readonly url: string | undefined; readonly token: string };
  /** Who runs trains. */
  readonly train: { readonly url: string | undefined; readonly token: string };
  /** Who runs trips. */
  readonly trip: { readonly url: string | undefined; readonly token: string };
  /** Who runs cars with drivers. */
  readonly transport: { readonly url: string | undefined; readonly token: string };
  /** Who makes eSIMs. */
  readonly esim: { readonly url: string | undefined; readonly clientId: string; readonly clientSecret: string };
  /** Who insures travellers. */
  readonly insurer: { readonly url: string | undefined; readonly token: string };
  /** Golomt's card page: the token opens its door, the secret signs. */
  readonly card: { readonly url: string | undefined; readonly token: string; readonly secret: string };
  readonly pocket: {
    readonly url: string | undefined;
    /** Where its tokens are given out. */
    readonly authUrl: string | undefined;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly terminal: number;
  };
  readonly socialPay: { readonly url: string | undefined; readonly terminal: string; readonly secret: string };
  readonly transfer: {
    readonly url: string | undefined;
    readonly username: string;
    readonly password: string;
    readonly account: string;
    readonly accountName: string;
    readonly bank: string;
    readonly fee: BankTransferFeeTerms;
  };
  /** From where customers are paid: refunds and withdrawals. */
  readonly payout: {
    readonly url: string | undefined;
    readonly username: string;
    readonly password: string;
    readonly account: string;
    /** Our bank's code. */
    readonly bank: string;
    readonly login: string;
    readonly transferPassword: string;
  };
}

/** What each partner needs once its address is given. */
const needed = {
  BEDBANK_URL: ['BEDBANK_KEY', 'BEDBANK_SECRET'],
  AIRLINE_URL: ['AIRLINE_TOKEN'],
  LENDER_URL: ['LENDER_TOKEN'],
  BUS_URL: ['BUS_TOKEN'],
  TRAIN_URL: ['TRAIN_TOKEN'],
  TRIP_URL: ['TRIP_TOKEN'],
  TRANSPORT_URL: ['TRANSPORT_TOKEN'],
  ESIM_URL: ['ESIM_CLIENT_ID', 'ESIM_CLIENT_SECRET'],
  INSURER_URL: ['INSURER_TOKEN'],
  CARD_URL: ['CARD_TOKEN', 'CARD_SECRET'],
  POCKET_URL: ['POCKET_AUTH_URL', 'POCKET_CLIENT_ID', 'POCKET_CLIENT_SECRET', 'POCKET_TERMINAL'],
  SOCIALPAY_URL: ['SOCIALPAY_TERMINAL', 'SOCIALPAY_SECRET'],
  TRANSFER_URL: [
    'TRANSFER_USERNAME',
    'TRANSFER_PASSWORD',
    'TRANSFER_ACCOUNT',
    'TRANSFER_ACCOUNT_NAME',
    'TRANSFER_BANK',
  ],
  PAYOUT_URL: [
    'PAYOUT_USERNAME',
    'PAYOUT_PASSWORD',
    'PAYOUT_ACCOUNT',
    'PAYOUT_BANK',
    'PAYOUT_LOGIN',
    'PAYOUT_TRANSFER_PASSWORD',
  ],
} as const;

/** A sentence for each variable that a configured partner lacks. */
export function missingOfPartners(e: PartnerEnvironment): string[] {
  return Object.entries(needed).flatMap(([url, names]) =>
    e[url as keyof typeof needed]
      ? names.filter((name) => !e[name]).map((name) => `${name} is needed with ${url}`)
      : [],
  );
}

export function readPartners(e: PartnerEnvironment): PartnerConfig {
  return {
    bedBank: {
      url: withoutSlash(e.BEDBANK_URL),
      key: e.BEDBANK_KEY ?? 'sandbox-bed-bank-key',
      secret: e.BEDBANK_SECRET ?? 'sandbox-bed-bank-secret',
      photosUrl: withoutSlash(e.BEDBANK_PHOTOS_URL) ?? 'https://photos.hotelbeds.com/giata/bigger',
    },
    airline: { url: withoutSlash(e.AIRLINE_URL), token: e.AIRLINE_TOKEN ?? 'sandbox-airline-token' },
    lender: { url: withoutSlash(e.LENDER_URL), token: e.LENDER_TOKEN ?? 'sandbox' },
    bus: { url: withoutSlash(e.BUS_URL), token: e.BUS_TOKEN ?? 'sandbox-bus-token' },
    train: { url: withoutSlash(e.TRAIN_URL), token: e.TRAIN_TOKEN ?? 'sandbox-train-token' },
    trip: { url: withoutSlash(e.TRIP_URL), token: e.TRIP_TOKEN ?? 'sandbox-trip-token' },
    transport: { url: withoutSlash(e.TRANSPORT_URL), token: e.TRANSPORT_TOKEN ?? 'sandbox-transport-token' },
    esim: {
      url: withoutSlash(e.ESIM_URL),
      clientId: e.ESIM_CLIENT_ID ?? 'aylal-sandbox',
      clientSecret: e.ESIM_CLIENT_SECRET ?? 'sandbox-esim-secret',
    },
    insurer: { url: withoutSlash(e.INSURER_URL), token: e.INSURER_TOKEN ?? 'sandbox-insurer-token' },
    card: {
      url: withoutSlash(e.CARD_URL),
      token: e.CARD_TOKEN ?? 'sandbox-card-token',
      secret: e.CARD_SECRET ?? 'sandbox-card-secret',
    },
    pocket: {
      url: withoutSlash(e.POCKET_URL),
      authUrl: withoutSlash(e.POCKET_AUTH_URL),
      clientId: e.POCKET_CLIENT_ID ?? 'aylal',
      clientSecret: e.POCKET_CLIENT_SECRET ?? 'sandbox-pocket-secret',
      terminal: Number(e.POCKET_TERMINAL ?? '20000001'),
    },
    socialPay: {
      url: withoutSlash(e.SOCIALPAY_URL),
      terminal: e.SOCIALPAY_TERMINAL ?? '10000001',
      secret: e.SOCIALPAY_SECRET ?? 'sandbox-socialpay-secret',
    },
    payout: {
      url: withoutSlash(e.PAYOUT_URL),
      username: e.PAYOUT_USERNAME ?? 'AYLAL_SANDBOX',
      password: e.PAYOUT_PASSWORD ?? 'sandbox',
      account: e.PAYOUT_ACCOUNT ?? '5005001234',
      bank: e.PAYOUT_BANK ?? '050000',
      login: e.PAYOUT_LOGIN ?? 'aylal',
      transferPassword: e.PAYOUT_TRANSFER_PASSWORD ?? 'sandbox',
    },
    transfer: {
      url: withoutSlash(e.TRANSFER_URL),
      username: e.TRANSFER_USERNAME ?? 'AYLAL_SANDBOX',
      password: e.TRANSFER_PASSWORD ?? 'sandbox',
      account: e.TRANSFER_ACCOUNT ?? '5005001234',
      accountName: e.TRANSFER_ACCOUNT_NAME ?? 'Аялал ХХК',
      bank: e.TRANSFER_BANK ?? 'Туршилтын банк',
      fee: {
        fixed: Number(e.TRANSFER_FEE_FIXED) as Money,
        basisPoints: Math.round(Number(e.TRANSFER_FEE_PERCENT) * 100),
      },
    },
  };
}

function withoutSlash(url: string | undefined): string | undefined {
  return url?.replace(/\/+$/, '');
}
