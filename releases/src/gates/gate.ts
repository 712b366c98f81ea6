import type { ReleaseRecord } from '../documents/release-record.ts';
import type { ShellRecord } from '../registry/shell-record.ts';

/** A scenario of a release as a browser showed it. */
export interface CheckPicture {
  /** Name of the scenario. */
  readonly name: string;
  readonly jpeg: Uint8Array;
}

/** A release that wants in. `files` is null when only the record is looked at (before a promotion). */
export interface Candidate {
  readonly record: ReleaseRecord;
  readonly files: ReadonlyMap<string, Uint8Array> | null;
  /** Gets what a browser showed of it; the same scenario may come twice. */
  readonly onPicture?: (picture: CheckPicture) => void;
}

/** What it has to get along with: the live releases of other remotes, and every host that is registered. */
export interface GateContext {
  readonly live: readonly ReleaseRecord[];
  readonly shells: readonly ShellRecord[];
  /** The whole live set as it is, the release included that would be replaced; null where the set is compared otherwise, or others arrive at once. */
  readonly present: readonly ReleaseRecord[] | null;
}

/** The context of one release that is looked at alone, or with the remotes that come `together` with it, whose live releases do not count as neighbours then. */
export function gateContext(
  present: readonly ReleaseRecord[],
  shells: readonly ShellRecord[],
  { remote, together = [] }: { readonly remote: string; readonly together?: readonly string[] | undefined },
): GateContext {
  const isAlone = together.every((one) => one === remote);
  return { live: present.filter((one) => !together.includes(one.remote)), shells, present: isAlone ? present : null };
}

/** One reason to refuse: a stable code, what is wrong, what to change. */
export interface Finding {
  readonly code: string;
  readonly message: string;
  readonly change: string;
}

/** Looks at a release and tells every reason to refuse it; none means that it may pass. */
export type Gate = (candidate: Candidate, context: GateContext) => readonly Finding[] | Promise<readonly Finding[]>;
