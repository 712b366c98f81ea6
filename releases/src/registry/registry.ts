import type { ChannelDocument, ChannelRevision } from '../documents/channel-document.ts';
import type { ReleaseRecord } from '../documents/release-record.ts';
import type { Finding } from '../gates/gate.ts';
import type { RolloutCurve } from '../health/rollout-curve.ts';
import type { Credential } from '../keys/credential.ts';
import type { SourceMaps } from '../health/map-frames.ts';
import type { SavedFailures } from '../health/release-failures.ts';
import type { Ending } from '../keys/endings.ts';
import type { HealthCounts } from '../health/health-counts.ts';
import type { ProfilesDocument } from '../profiles/profiles-document.ts';
import type { HourCounts } from './hour-store.ts';
import type { Inspection } from './inspect-release.ts';
import type { StoredPicture } from './picture-store.ts';
import type { LogEntry } from './log-chain.ts';
import type { Owners } from './owners.ts';
import type { SignedCommand } from './registry-command.ts';
import type { ReleaseBundle } from './release-bundle.ts';
import type { WeighedPlan } from './retention-store.ts';
import type { LiveShell } from './shell-store.ts';
import type { TrustedPublishers } from './trusted-publisher-store.ts';

/** What a publication came to; `fresh` is false when exactly this was published before. */
export interface Published {
  readonly remote: string;
  readonly version: string;
  readonly digest: string;
  readonly fresh: boolean;
}

/** A release that was found whole: so many files, and the digest of its record. */
export interface Verification {
  readonly files: number;
  readonly digest: string;
}

/** What a command came to: the channel's revision afterwards (unchanged when there was nothing to do), or a tester's token. */
export interface CommandOutcome {
  readonly revision?: ChannelRevision | undefined;
  readonly changed: boolean;
  readonly token?: string;
}

/** A channel at a glance: what is live, how it does, and which hosts it is checked against. */
export interface RegistryStatus {
  readonly channel: Pick<ChannelDocument, 'channel' | 'issued' | 'expires'>;
  readonly present: ChannelRevision | null;
  readonly health: HealthCounts['all'];
  readonly rollouts: HealthCounts['rollouts'];
  /** Of the live remotes. */
  readonly owners: Owners;
  readonly shells: readonly LiveShell[];
  /** Credentials and keys of the registry that end within thirty days, or have ended. */
  readonly ending: readonly Ending[];
}

/** Whose a key is and what it is good for. */
export type KeyHolder = Omit<Credential, 'publicKey' | 'run'>;

/** The registry's own keys; the next change of them names `serial`. */
export interface OwnKeys {
  readonly serial: number;
  readonly keys: readonly {
    readonly id: string;
    readonly publicKey: string;
    readonly expires?: string;
    readonly signs: boolean;
  }[];
}

/** The registry's commands, the same in this process and over HTTP. All reject with `Refused`; what is refused changes nothing. */
export interface Registry {
  /** The same bytes again are no change; other bytes under a published version are refused (MFE-1). Nothing becomes live. */
  publish(bundle: ReleaseBundle): Promise<Published>;
  /** What the gates would say, without publishing; `further` false leaves the real browser out. */
  check(bundle: Omit<ReleaseBundle, 'signature' | 'approval'>, further: boolean): Promise<readonly Finding[]>;
  act(command: SignedCommand): Promise<CommandOutcome>;
  status(channel: string): Promise<RegistryStatus>;
  /** The newest revisions, `last` of them at most, the newest last. */
  revisions(channel: string, last: number): Promise<readonly ChannelRevision[]>;
  /** What releases came to in each of the `last` hours in which anything was reported, the newest last; eight days are stored. */
  hours(channel: string, last: number): Promise<readonly HourCounts[]>;
  /** How the rollouts of a remote went, the newest first: of the twenty newest of the channel, by each comparison that had tries. */
  curves(channel: string, remote: string): Promise<readonly RolloutCurve[]>;
  /** What a published release says about itself. */
  record(remote: string, version: string): Promise<ReleaseRecord>;
  /** What the gates say of a published release beside what is live now, and what its parts weigh. */
  inspect(remote: string, version: string): Promise<Inspection>;
  /** Whose credential has this key, and what it is good for; null for a key that nobody has. */
  holderOf(id: string): Promise<KeyHolder | null>;
  /** The credentials that are in force: of people, hosts and pipelines. */
  holders(): Promise<readonly KeyHolder[]>;
  /** The pipelines that need no stored key, and the serial after which the next change comes. */
  trustedPipelines(): Promise<TrustedPublishers>;
  /** The registry's own keys that count; the last one signs. */
  registryKeys(): Promise<OwnKeys>;
  /** What pruning would delete and free, when every revision of so many days is to stay restorable. */
  prunePlan(restorableDays: number): Promise<WeighedPlan>;
  /** Goes through the whole log: how many entries it has, and the digest of the newest. Refuses with `log-broken` one that was changed. */
  checkLog(): Promise<{ readonly entries: number; readonly digest: string }>;
  log(last: number): Promise<readonly LogEntry[]>;
  /** All profiles, and the serial after which the next change comes. */
  profiles(): Promise<ProfilesDocument>;
  /** The published versions of a remote, the newest last. */
  versions(remote: string): Promise<readonly { readonly version: string; readonly published: string }[]>;
  /** Why a release failed, as hosts tell it; at most thirty distinct failures. Refuses a release that is not published. */
  failures(remote: string, version: string): Promise<SavedFailures>;
  /** What the scenarios of a release looked like in the check of its publication. Refuses a release that is not published. */
  pictures(remote: string, version: string): Promise<readonly StoredPicture[]>;
  /** Looks at a published release to the last byte: signature, record, every file. Refuses one that is not whole, or whose files were pruned. */
  verify(remote: string, version: string): Promise<Verification>;
  /** The source maps of a release; none for one that was built without, or whose files were pruned. */
  sourceMaps(remote: string, version: string): Promise<SourceMaps>;
}
