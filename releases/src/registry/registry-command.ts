import * as v from 'valibot';
import { channelName } from '../documents/channel-document.ts';
import { releaseVersion, remoteId, timestamp } from '../documents/release-record.ts';
import { releaseFailure } from '../health/release-failures.ts';
import { noLoadTimes } from '../health/load-times.ts';
import { trials } from '../health/trials.ts';
import { routeVitals, vitals } from '../health/vitals.ts';
import type { Signed } from '../documents/signed-document.ts';
import { after, reason } from './command-fields.ts';
import { profile, profileName } from '../profiles/profile.ts';
import { managementCommands } from './management-command.ts';
import { shellName, shellRecord, shellVersion } from './shell-record.ts';

const versions = v.pipe(
  v.record(remoteId, releaseVersion),
  v.check((all) => Object.keys(all).length > 0, 'name at least one release'),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));

/** Most failures of one command. */
export const mostFailuresReported = 50;

/** The shares that follow the first one, growing, in ten-thousandths; 10,000 is everybody. */
const shareSteps = v.strictObject({
  next: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
    v.minLength(1),
    v.maxLength(20),
    v.check((shares) => shares.every((share, at) => share > (shares[at - 1] ?? 0)), 'steps grow'),
  ),
  everyMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7 * 24 * 60)),
});

/** Everything that can be asked of a registry beside publishing. */
export const registryCommand = v.variant('act', [
  v.strictObject({
    act: v.literal('promote'),
    channel: channelName,
    releases: versions,
    /** Ten-thousandths of the visitors; everybody when null. */
    share: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999))),
    /** How the share grows by itself while its release is sound. */
    steps: v.exactOptional(shareSteps),
    after,
    reason,
    at: timestamp,
  }),
  v.strictObject({ act: v.literal('rollback'), channel: channelName, to: after, after, reason, at: timestamp }),
  v.strictObject({
    act: v.literal('rollback-remotes'),
    channel: channelName,
    remotes: v.pipe(v.array(remoteId), v.minLength(1), v.maxLength(100), v.readonly()),
    /** A revision of the channel, a version that was live, or null: what was live before. */
    to: v.nullable(v.union([after, releaseVersion])),
    after,
    reason,
    at: timestamp,
  }),
  v.strictObject({
    act: v.literal('override'),
    releases: versions,
    subject: v.pipe(v.string(), v.regex(/^[\w.@ -]{1,60}$/)),
    hours: v.pipe(v.number(), v.minValue(0.01), v.maxValue(8, 'a tester token lives eight hours at most')),
    reason,
    at: timestamp,
  }),
  v.strictObject({
    act: v.literal('shell'),
    shell: shellRecord,
    /** Remotes that get a release with it, at once: what is live of them need not run in it. */
    together: v.exactOptional(v.pipe(v.array(remoteId), v.maxLength(500), v.readonly())),
    reason,
    at: timestamp,
  }),
  v.strictObject({ act: v.literal('shell-retire'), shell: shellName, version: shellVersion, reason, at: timestamp }),
  v.strictObject({ act: v.literal('profile-set'), profile, after, reason, at: timestamp }),
  v.strictObject({ act: v.literal('profile-remove'), profile: profileName, after, reason, at: timestamp }),
  ...managementCommands,
  v.strictObject({
    act: v.literal('report'),
    channel: channelName,
    /** Differs in each report, so that one that arrives twice counts once. */
    nonce: v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/)),
    counts: v.pipe(
      v.array(
        v.strictObject({
          remote: remoteId,
          version: releaseVersion,
          pages: count,
          failures: count,
          healed: v.exactOptional(count),
          loads: v.exactOptional(v.pipe(v.array(count), v.length(noLoadTimes.length), v.readonly())),
          trials: v.exactOptional(trials),
          vitals: v.exactOptional(vitals),
          routes: v.exactOptional(routeVitals),
        }),
      ),
      v.maxLength(500),
    ),
    at: timestamp,
  }),
  /** Why releases failed; apart from `report`, so that a registry that does not take it yet still gets the counts. */
  v.strictObject({
    act: v.literal('failures'),
    failures: v.pipe(v.array(releaseFailure), v.minLength(1), v.maxLength(mostFailuresReported)),
    at: timestamp,
  }),
]);

/** What somebody with a credential asks of the registry; signed, so that it is known who it was. */
export type RegistryCommand = v.InferOutput<typeof registryCommand>;
export type SignedCommand = Signed<RegistryCommand>;
