import {
  drainDelay,
  drainDelayVariable,
  noTrustedProxies,
  trustedProxiesVariable,
  type TrustedProxies,
} from '@aylal/server';
import * as v from 'valibot';
import { join, resolve } from 'node:path';
import { logLevels } from './logger.ts';
import {
  identityEnvironment,
  identitySettings,
  missingIdentityVariables,
  type IdentitySettings,
} from './identity/identity-settings.ts';
import {
  messageEnvironment,
  messageSettings,
  missingOfMessages,
  type MessageSettings,
} from './outbox/message-settings.ts';
import { missingOfPartners, partnerEnvironment, readPartners, type PartnerConfig } from './partner-config.ts';
import { productionFaults } from './production-faults.ts';
import { optionalParties } from './partners/outside-parties.ts';
import { missingTaxVariables, taxEnvironment, taxSettings, type TaxSettings } from './receipts/tax-settings.ts';

const onOff = (otherwise: 'on' | 'off') =>
  v.pipe(
    v.optional(v.picklist(['on', 'off'], 'must be on or off'), otherwise),
    v.transform((value) => value === 'on'),
  );

const whole = (min: number, max: number, otherwise: number) =>
  v.pipe(
    v.optional(v.string(), String(otherwise)),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

const partyNames = optionalParties.map(({ name }) => name);
const notOffered = v.pipe(
  v.optional(v.string(), ''),
  v.transform((names) => names.split(/[\s,]+/).filter((name) => name !== '')),
  v.array(v.picklist(partyNames, `must be some of ${partyNames.join(', ')}`)),
);

const environment = v.object({
  ...partnerEnvironment,
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'development',
  ),
  PROVIDER_HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  PROVIDER_PORT: whole(0, 65_535, 4000),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^(pglite:.+|postgres(ql)?:\/\/.+)/, 'must start with pglite: or postgres://')),
  ),
  PUBLIC_URL: v.optional(
    v.pipe(v.string(), v.url('must be an absolute address'), v.regex(/^https?:\/\//, 'must be http or https')),
    'http://localhost:3000',
  ),
  SANDBOX: onOff('off'),
  SANDBOX_IN_PRODUCTION: v.optional(v.picklist(['yes-really'], 'must be yes-really')),
  NOT_OFFERED: notOffered,
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  SUGGEST_KEY: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  HOST_KEY: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  TRUSTED_PROXIES: v.optional(trustedProxiesVariable),
  ENCRYPTION_KEY: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits'))),
  DATABASE_POOL: whole(1, 200, 10),
  MAX_IN_FLIGHT: whole(1, 10_000, 100),
  MAX_CONNECTIONS: whole(1, 100_000, 2_000),
  RATE_LIMITS: onOff('on'),
  REQUEST_DEADLINE_MS: whole(100, 60_000, 9_500),
  DRAIN_DELAY_MS: v.optional(drainDelayVariable),
  QPAY_URL: v.optional(
    v.pipe(v.string(), v.url('must be an absolute address'), v.regex(/^https?:\/\//, 'must be http or https')),
  ),
  QPAY_USERNAME: v.optional(v.string()),
  QPAY_PASSWORD: v.optional(v.string()),
  QPAY_MERCHANT_ID: v.optional(v.string()),
  QPAY_INVOICE_CODE: v.optional(v.pipe(v.string(), v.maxLength(45, 'must have at most 45 characters'))),
  ...messageEnvironment,
  ...taxEnvironment,
  ...identityEnvironment,
  SANDBOX_QR: v.optional(v.picklist(['link', 'emv'], 'must be link or emv'), 'link'),
});

/** What the process runs with; made once, at start. */
export interface Config {
  readonly mode: 'production' | 'development' | 'test';
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Where people reach the site; the sandbox's QR codes start with it. Without a final slash. */
  readonly publicUrl: string;
  readonly sandbox: boolean;
  /** The outside parties that production does without (`missingParties`). */
  readonly notOffered: readonly (typeof optionalParties)[number]['name'][];
  readonly logLevel: (typeof logLevels)[number];
  /** Shared with the host's server only: a request that carries it is believed about the client's address and browser (AUT-5, SEC-4). */
  readonly hostKey: string | undefined;
  /** Proxies between the host's server, or a customer, and us: their `x-forwarded-for` is believed (AUT-5). */
  readonly trustedProxies: TrustedProxies;
  /** What `x-api-key` has to hold where an operation asks for it (GAP-44); without it those operations refuse everybody. */
  readonly suggestKey: string | undefined;
  /** 32 bytes as hex; without it a key is made in the data folder (PII-2). */
  readonly encryptionKey: string | undefined;
  readonly poolSize: number;
  readonly maxInFlight: number;
  readonly maxConnections: number;
  readonly rateLimits: boolean;
  /** After this a request is answered with 503, a little before the host gives it up (REL-1). */
  readonly requestDeadlineMs: number;
  /** How long `/readyz` says no before we stop to listen, so that a load balancer hears of it (REL-10). */
  readonly drainDelayMs: number;
  /** Where money comes in. Without `url` it is the sandbox's own partner, and nobody when the sandbox is off. */
  readonly qpay: {
    readonly url: string | undefined;
    readonly username: string;
    readonly password: string;
    readonly invoiceCode: string;
    /** Whose payments are compared with ours day by day; the user name unless said. */
    readonly merchantId: string;
  };
  readonly partners: PartnerConfig;
  /** How mails and SMS leave. */
  readonly messages: MessageSettings;
  readonly tax: TaxSettings;
  readonly identity: IdentitySettings;
  /** What the sandbox's QR codes hold: an address that a phone opens, or the text that a real bank app reads (ruling 26). */
  readonly sandboxQr: 'link' | 'emv';
}

/** A variable that cannot be used; the message names it (OPS-1). */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('; '));
    this.name = 'ConfigError';
  }
}

/** Reads the environment once. Throws `ConfigError` that names every bad variable; an empty variable counts as not set. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = v.safeParse(environment, given);
  if (!parsed.success)
    throw new ConfigError(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '?'} ${issue.message}`));
  const e = parsed.output;
  if (e.NODE_ENV === 'production' && e.SANDBOX && e.SANDBOX_IN_PRODUCTION !== 'yes-really') {
    throw new ConfigError([
      'SANDBOX is on under NODE_ENV=production; SANDBOX_IN_PRODUCTION=yes-really asks for it by name (OPS-2)',
    ]);
  }
  const missing = (['QPAY_USERNAME', 'QPAY_PASSWORD', 'QPAY_INVOICE_CODE'] as const).filter(
    (name) => e.QPAY_URL && !e[name],
  );
  const lacking = [
    ...missing.map((name) => `${name} is needed with QPAY_URL`),
    ...missingOfPartners(e),
    ...missingOfMessages(e),
  ];
  if (lacking.length > 0) throw new ConfigError(lacking);
  const untaxed = missingTaxVariables(e);
  if (untaxed.length > 0) throw new ConfigError(untaxed.map((name) => `${name} is needed with EBARIMT_URL`));
  const unidentified = missingIdentityVariables(e);
  if (unidentified.length > 0) throw new ConfigError(unidentified.map((name) => `${name} is needed with DAN_URL`));
  const weak = e.NODE_ENV === 'production' ? productionFaults(e, { sandbox: e.SANDBOX }) : [];
  if (weak.length > 0) throw new ConfigError(weak);
  const dataDir = resolve(e.DATA_DIR);
  return {
    mode: e.NODE_ENV,
    host: e.PROVIDER_HOST,
    port: e.PROVIDER_PORT,
    dataDir,
    databaseUrl: e.DATABASE_URL ?? `pglite:${join(dataDir, 'database')}`,
    publicUrl: e.PUBLIC_URL.replace(/\/+$/, ''),
    sandbox: e.SANDBOX,
    notOffered: e.NOT_OFFERED,
    logLevel: e.LOG_LEVEL,
    hostKey: e.HOST_KEY,
    trustedProxies: e.TRUSTED_PROXIES ?? noTrustedProxies,
    suggestKey: e.SUGGEST_KEY,
    encryptionKey: e.ENCRYPTION_KEY?.toLowerCase(),
    poolSize: e.DATABASE_POOL,
    maxInFlight: e.MAX_IN_FLIGHT,
    maxConnections: e.MAX_CONNECTIONS,
    rateLimits: e.RATE_LIMITS,
    requestDeadlineMs: e.REQUEST_DEADLINE_MS,
    drainDelayMs: drainDelay(e.DRAIN_DELAY_MS, e.NODE_ENV),
    qpay: {
      url: e.QPAY_URL?.replace(/\/+$/, ''),
      username: e.QPAY_USERNAME ?? 'AYLAL_SANDBOX',
      password: e.QPAY_PASSWORD ?? 'sandbox',
      invoiceCode: e.QPAY_INVOICE_CODE ?? 'AYLAL_INVOICE',
      merchantId: e.QPAY_MERCHANT_ID ?? e.QPAY_USERNAME ?? 'AYLAL_SANDBOX',
    },
    partners: readPartners(e),
    messages: messageSettings(e),
    tax: taxSettings(e),
    identity: identitySettings(e),
    sandboxQr: e.SANDBOX_QR,
  };
}
