import { join, resolve } from 'node:path';
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
  onOffVariable,
  readEnvironment,
  sandboxVariables,
  trustedProxiesVariable,
  wholeVariable,
  type Environment,
} from '@aylal/server';
import * as v from 'valibot';
import { productionFaults } from './production-faults.ts';

const folder = v.pipe(
  addressVariable,
  v.check(
    (text) => !/[?#]|\/\/[^/]*@/.test(text),
    'must be the address of a folder, without a query or a name to sign in',
  ),
);

const originShape = /^(https:\/\/[a-z\d.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/;

/** Separated by spaces or commas. Plain http only from this machine: what frames the shop may see what is typed. */
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((one) => one !== '')),
  v.everyItem(
    (one) => originShape.test(one) && URL.canParse(one) && new URL(one).origin === one,
    'must be origins such as https://app.example, without a path',
  ),
);

/** Of another site that a visitor is sent to. */
const elsewhere = v.optional(
  v.pipe(v.string(), v.url('must be an absolute address'), v.regex(/^https:\/\//, 'must start with https://')),
);

const environment = {
  PORT: wholeVariable(0, 65_535, 3000),
  HOST: v.optional(v.string(), '0.0.0.0'),
  DATA_DIR: v.optional(v.string(), '.data'),
  PROVIDER_URL: v.optional(addressVariable, 'http://127.0.0.1:4000'),
  RELEASES_URL: v.optional(addressVariable),
  RELEASES_CHANNEL: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be small letters, digits and hyphens')),
    'stable',
  ),
  RELEASES_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, "must be the registry's public key"))),
  RELEASES_FILES_URL: v.optional(addressVariable),
  RELEASES_SECOND_FILES_URL: v.optional(folder),
  RELEASES_CREDENTIAL: v.optional(v.string()),
  RELEASES_READER: v.optional(v.string()),
  ADMIT_RELEASE_KEYS: onOffVariable('off'),
  RELEASES_GOAL_SECONDS: wholeVariable(0, 999_999, 1800),
  PUBLIC_URL: v.optional(addressVariable),
  TRUSTED_PROXIES: v.optional(trustedProxiesVariable),
  MINI_APP_ORIGINS: v.optional(origins, ''),
  OFFICE: onOffVariable('off'),
  ...sandboxVariables,
  NODE_ENV: v.optional(v.string()),
  GAME_URL: v.optional(addressVariable),
  GOOGLE_MAPS_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/, 'must be an API key'))),
  GOOGLE_MAPS_URL: v.optional(folder, 'https://maps.googleapis.com/maps/api/js'),
  APP_STORE_URL: elsewhere,
  GOOGLE_PLAY_URL: elsewhere,
  FACEBOOK_URL: elsewhere,
  INSTAGRAM_URL: elsewhere,
  YOUTUBE_URL: elsewhere,
  HOST_KEY: keyVariable,
  SUGGEST_KEY: keyVariable,
  DRAIN_DELAY_MS: v.optional(drainDelayVariable),
  ...metricsVariables,
  RENDER_THREADS: wholeVariable(0, 99, 2),
  RENDER_DEADLINE_MS: wholeVariable(0, 99_999, 1500),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'warn'),
};

/** What the web server runs with, read once. Throws `ConfigError` (OPS-1, OPS-2). */
export function readHostEnvironment(env: Environment) {
  const e = readEnvironment(environment, env);
  checkSandbox(e);
  const weak = e.NODE_ENV === 'production' ? productionFaults(e) : [];
  if (weak.length > 0) throw new ConfigError(weak);
  if (e.RELEASES_URL && !e.RELEASES_KEY)
    throw new ConfigError([
      'RELEASES_KEY must be the public key of the registry at RELEASES_URL; its serve command prints it',
    ]);
  if (e.PUBLIC_URL?.startsWith('https:') && e.RELEASES_SECOND_FILES_URL?.startsWith('http:'))
    throw new ConfigError(['RELEASES_SECOND_FILES_URL must start with https:// where PUBLIC_URL does']);
  if (e.GAME_URL && new URL(e.GAME_URL).origin === new URL(e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).origin)
    throw new ConfigError(['GAME_URL must be of another origin than PUBLIC_URL']);
  return {
    port: e.PORT,
    host: e.HOST,
    releasesFolder: join(resolve(e.DATA_DIR), 'releases'),
    providerUrl: e.PROVIDER_URL,
    releasesUrl: e.RELEASES_URL ?? null,
    releasesChannel: e.RELEASES_CHANNEL,
    releasesKey: e.RELEASES_KEY ?? null,
    releasesFilesUrl: e.RELEASES_FILES_URL ?? null,
    releasesSecondFilesUrl: e.RELEASES_SECOND_FILES_URL ?? null,
    releasesCredential: e.RELEASES_CREDENTIAL ?? null,
    releasesReader: e.RELEASES_READER ?? null,
    admitsReleaseKeys: e.ADMIT_RELEASE_KEYS,
    goalMs: e.RELEASES_GOAL_SECONDS * 1000,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    trustedProxies: e.TRUSTED_PROXIES ?? null,
    miniAppOrigins: e.MINI_APP_ORIGINS,
    metrics: metricsPlace(e),
    office: e.OFFICE,
    sandbox: e.SANDBOX,
    googleMaps: e.GOOGLE_MAPS_KEY ? { key: e.GOOGLE_MAPS_KEY, url: e.GOOGLE_MAPS_URL } : null,
    gameUrl: e.GAME_URL ? `${e.GAME_URL}/` : null,
    hostKey: e.HOST_KEY ?? null,
    suggestKey: e.SUGGEST_KEY ?? null,
    logLevel: e.LOG_LEVEL,
    drainDelayMs: drainDelay(e.DRAIN_DELAY_MS, e.NODE_ENV),
    renderThreads: e.RENDER_THREADS,
    renderDeadlineMs: e.RENDER_DEADLINE_MS,
    links: {
      app_store: e.APP_STORE_URL,
      google_play: e.GOOGLE_PLAY_URL,
      facebook: e.FACEBOOK_URL,
      instagram: e.INSTAGRAM_URL,
      youtube: e.YOUTUBE_URL,
    },
  };
}
