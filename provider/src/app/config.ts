import {
  addressVariable,
  checkSandbox,
  ConfigError,
  drainDelay,
  drainDelayVariable,
  keyVariable,
  logLevels,
  metricsPlace,
  metricsVariables,
  noTrustedProxies,
  onOffVariable,
  readEnvironment,
  sandboxVariables,
  trustedProxiesVariable,
  wholeVariable,
  type Environment,
} from '@aylal/server';
import * as v from 'valibot';
import { join, resolve } from 'node:path';
import type { Config } from '../platform/config.ts';
import { missingOfPartners, partnerEnvironment, partners, readPartners } from './partners.ts';
import { productionFaults } from './production-faults.ts';

const partyNames = partners.flatMap(({ offers }) => offers ?? []);
const notOffered = v.pipe(
  v.optional(v.string(), ''),
  v.transform((names) => names.split(/[\s,]+/).filter((name) => name !== '')),
  v.array(v.picklist(partyNames, `must be some of ${partyNames.join(', ')}`)),
);

const encryptionKeyVariable = v.optional(
  v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')),
);

const environment = {
  ...partnerEnvironment,
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'development',
  ),
  PROVIDER_HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  PROVIDER_PORT: wholeVariable(0, 65_535, 4000),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^(pglite:.+|postgres(ql)?:\/\/.+)/, 'must start with pglite: or postgres://')),
  ),
  PUBLIC_URL: v.optional(addressVariable, 'http://localhost:3000'),
  OFFICE_URL: v.optional(addressVariable),
  ...sandboxVariables,
  NOT_OFFERED: notOffered,
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  SUGGEST_KEY: keyVariable,
  SUGGEST_KEY_BEFORE: keyVariable,
  HOST_KEY: keyVariable,
  HOST_KEY_BEFORE: keyVariable,
  TRUSTED_PROXIES: v.optional(trustedProxiesVariable),
  ENCRYPTION_KEY: encryptionKeyVariable,
  ENCRYPTION_KEY_BEFORE: encryptionKeyVariable,
  DATABASE_POOL: wholeVariable(1, 200, 10),
  MAX_IN_FLIGHT: wholeVariable(1, 10_000, 100),
  MAX_CONNECTIONS: wholeVariable(1, 100_000, 2_000),
  RATE_LIMITS: onOffVariable('on'),
  REQUEST_DEADLINE_MS: wholeVariable(100, 60_000, 9_500),
  DRAIN_DELAY_MS: v.optional(drainDelayVariable),
  ...metricsVariables,
  SANDBOX_QR: v.optional(v.picklist(['link', 'emv'], 'must be link or emv'), 'link'),
};

/** Reads the environment once. Throws `ConfigError`. */
export function readConfig(env: Environment): Config {
  const e = readEnvironment(environment, env);
  checkSandbox(e);
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
    publicUrl: e.PUBLIC_URL,
    officeUrl: e.OFFICE_URL,
    sandbox: e.SANDBOX,
    notOffered: e.NOT_OFFERED,
    logLevel: e.LOG_LEVEL,
    hostKey: e.HOST_KEY,
    hostKeyBefore: e.HOST_KEY_BEFORE,
    trustedProxies: e.TRUSTED_PROXIES ?? noTrustedProxies,
    suggestKey: e.SUGGEST_KEY,
    suggestKeyBefore: e.SUGGEST_KEY_BEFORE,
    encryptionKey: e.ENCRYPTION_KEY?.toLowerCase(),
    encryptionKeyBefore: e.ENCRYPTION_KEY_BEFORE?.toLowerCase(),
    poolSize: e.DATABASE_POOL,
    maxInFlight: e.MAX_IN_FLIGHT,
    maxConnections: e.MAX_CONNECTIONS,
    rateLimits: e.RATE_LIMITS,
    requestDeadlineMs: e.REQUEST_DEADLINE_MS,
    drainDelayMs: drainDelay(e.DRAIN_DELAY_MS, e.NODE_ENV),
    metrics: metricsPlace(e),
    partners: readPartners(e),
    sandboxQr: e.SANDBOX_QR,
  };
}
