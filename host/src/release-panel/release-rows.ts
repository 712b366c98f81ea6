import type { LoadReport } from '../remotes/report-load.ts';

/** What a page says of one of its remotes. */
export interface ReleaseRow {
  readonly remote: string;
  /** The release that runs, or would run; empty while nothing of the remote was asked for. */
  readonly version: string;
  /** Where its files came from; empty where none came. */
  readonly origin: string;
  /** `not loaded`, or the last outcome of a load, with its reason. */
  readonly state: string;
  /** From the start of the last load until its outcome, in milliseconds. */
  readonly ms: number | null;
}

/** What the page noted of the loads of its remotes. */
export interface PageFacts {
  readonly remotes: readonly string[];
  readonly releaseOf: (remote: string) => string;
  /** Outcomes, the oldest first. */
  readonly reports: readonly LoadReport[];
  /** Addresses of the files that the page fetched. */
  readonly files: readonly string[];
}

/** One row for each remote that the page knows, those that run first. */
export function releaseRows({ remotes, releaseOf, reports, files }: PageFacts): readonly ReleaseRow[] {
  const rows = remotes.map((remote) => {
    const last = reports.findLast(({ id }) => id === remote);
    const file = files.map((address) => new URL(address)).find(({ pathname }) => pathname.includes(`/${remote}/`));
    return {
      remote,
      version: releaseOf(remote),
      origin: last && file ? file.origin : '',
      state: last ? [last.outcome, last.reason].filter(Boolean).join(': ') : 'not loaded',
      ms: last ? Math.round(last.ms) : null,
    };
  });
  return rows.toSorted((a, b) => Number(a.ms === null) - Number(b.ms === null));
}
