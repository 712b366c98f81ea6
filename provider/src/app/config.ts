import { drainDelay, drainDelayVariable, noTrustedProxies, trustedProxiesVariable } from '@aylal/server';
import * as v from 'valibot';
import { join, resolve } from 'node:path';
import { logLevels } from '../platform/logger.ts';
import type { Config } from '../platform/config.ts';
import { missingOfPartners, partnerEnvironment, partners, readPartners } from './partners.ts';
import { productionFaults } from './production-faults.ts';

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

const partyNames = partners.flatMap(({ offers }) => offers ?? []);
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
  SANDBOX_QR: v.optional(v.picklist(['link', 'emv'], 'must be link or emv'), 'link'),
});

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
  const lacking = missingOfPartners(e);
  if (lacking.length > 0) throw new ConfigError(lacking);
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
    partners: readPartners(e),
    sandboxQr: e.SANDBOX_QR,
  };
}
