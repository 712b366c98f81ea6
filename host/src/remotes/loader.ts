import type { RemoteModule } from '@aylal/shell';
import type { Circuit } from './circuit-breaker.ts';
import type { ReportLoad } from './report-load.ts';

/** Why a remote is not there; the page shows the remote, the release and what to do. */
export type UnavailableReason =
  | 'manifest'
  | 'entry'
  | 'expose'
  | 'chunk'
  | 'render'
  | 'contract'
  | 'module'
  | 'unknown-remote';

/** Thrown when a remote, or a part of it, is not available: after the retry and the last good release have failed too. */
export class RemoteUnavailable extends Error {
  readonly id: string;
  readonly release: string;
  readonly reason: UnavailableReason;

  constructor(id: string, release: string, reason: UnavailableReason, cause?: unknown) {
    super(`${id} ${release} is not available: ${reason}`, { cause });
    this.name = 'RemoteUnavailable';
    this.id = id;
    this.release = release;
    this.reason = reason;
  }
}

/** How long a part may take to come, from the release that runs and in every way together. Milliseconds. */
export interface PartLimits {
  readonly partMs: number;
  readonly allMs: number;
}

/** The one way to a remote's remote module. */
export interface RemoteLoader {
  /** The remote module of a remote, loaded once; a failure is kept by the circuit only. Throws `RemoteUnavailable` within 8 s. */
  load(id: string): Promise<RemoteModule>;
  /** Ends the use of a release whose code came and is of no use; `thrown` says why. True when the next `load` gives another one: the last good. */
  giveUp(id: string, release: string, reason: UnavailableReason, thrown?: unknown): boolean;
  /** Asks for a remote's files ahead of need; never throws, executes nothing. `chunks` are names of the descriptor. */
  warm(id: string, chunks?: readonly string[]): void;
  /** The release that runs, or would run: for the failure page and for reports. */
  releaseOf(id: string): string;
  /** Where the parts of a remote may take longer than a visitor would wait. */
  limitsOf?(id: string): PartLimits | undefined;
  /** What has failed in every way; closed when somebody wants another try. */
  readonly circuit: Circuit;
  /** Notes what became of a part of a remote. */
  readonly report: ReportLoad;
}
