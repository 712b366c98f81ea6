import type { ReleaseReference } from './documents/channel-document.ts';
import type { ReleaseFailure } from './health/release-failures.ts';
import type { Ending } from './keys/endings.ts';
import type { LoadTimes } from './health/load-times.ts';
import type { Trials } from './health/trials.ts';
import type { Vitals } from './health/vitals.ts';
import type { Profile } from './profiles/profile.ts';
import type { UnfitRelease } from './sources/choose-release.ts';
import type { ReleaseRecord } from './documents/release-record.ts';

/** A release with the address of its folder (final slash; absolute, or relative to the page's origin). */
export interface ResolvedRelease extends ReleaseReference {
  readonly base: string;
  readonly record: ReleaseRecord;
  readonly lastGood?: ReleaseReference & { readonly base: string };
}

/** Which release of each remote a visitor gets. */
export interface ReleaseSet {
  readonly channel: string;
  readonly revision: number;
  readonly releases: Readonly<Record<string, ResolvedRelease>>;
  /** The shares that this visitor is part of. */
  readonly rollouts?: readonly string[];
  /** Of each remote the revision since which it is counted; see `countedSince`. */
  readonly since?: Readonly<Record<string, number>>;
}

/** A set that must not change because a payment is under way. */
export interface Lease {
  /** Counts on this channel only; on any when left out. */
  readonly channel?: string;
  readonly revision: number;
  readonly rollouts: readonly string[];
}

/** Who asks. `visitor` makes shares of a rollout sticky. */
export interface Visitor {
  readonly visitor: string | null;
  /** Name of a profile; one that this host does not serve is `web` (PERSIST-04). */
  readonly profile: string;
  /** Holds for the releases of the last two hours; older ones give way to the present set. */
  readonly lease?: Lease | null;
  /** What a tester's token names; see `openOverride`. */
  readonly override?: Override | null;
}

/** A tester's choice, opened from a signed token. */
export interface Override {
  readonly releases: Readonly<Record<string, ReleaseReference>>;
  readonly subject: string;
  readonly expires: string;
}

/** Pages that met a release, and what became of it in them; counts only, nothing about people. */
export interface ReleaseCount {
  /** The channel that the pages were of; that of the host when left out. */
  readonly channel?: string;
  readonly remote: string;
  readonly version: string;
  readonly pages: number;
  /** Pages with an outcome that `isFailure`. */
  readonly failures: number;
  /** Pages in which a retry was good; no failures. */
  readonly healed?: number;
  /** Good loads by the spans of `loadTimeSpan`. */
  readonly loads?: LoadTimes;
  /** What it is compared by beside its pages; those of vitals follow from `vitals`. */
  readonly trials?: Trials;
  /** Pages that measured a vital, by the spans of `vitalSpan`. */
  readonly vitals?: Vitals;
  /** The same by the pattern of the page, where that is known. */
  readonly routes?: Readonly<Record<string, Vitals>>;
}

/** Where the host's server learns of releases: a folder, or a registry over HTTP. */
export interface ReleaseSource {
  /** Answers from memory; an unreachable registry changes nothing for visitors (architecture §3). */
  resolve(visitor: Visitor): ReleaseSet;
  /** The profiles that this host serves now, `web` among them; the two of a new registry when left out. */
  profiles?(): readonly Profile[];
  /** Reads again; keeps the last good set when that fails, and then rejects. */
  refresh(): Promise<void>;
  /** The releases of the present set and its shares that this host cannot run. */
  unfit?(): readonly UnfitRelease[];
  /** What this host relies on that ends by itself: its channel, keys of the registry, credentials. */
  endings?(): readonly Ending[];
  /** Hands counts to the registry, which halts a share that fails (federation.md §5). */
  report?(counts: readonly ReleaseCount[]): Promise<void>;
  /** Tells the registry why releases failed. Best effort: what does not arrive is not sent again, only the counts decide anything. */
  reportFailures?(failures: readonly ReleaseFailure[]): Promise<void>;
  /** Opens a tester's token and reads what it names. Rejects when it is not signed, expired, or names what is not published. */
  openOverride?(token: string): Promise<Override>;
}
