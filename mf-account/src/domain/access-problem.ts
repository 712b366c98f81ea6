import { ApiError } from '@aylal/shell';
import type { Problem, Refusal } from '@aylal/contracts';

/** Why a step of signing in, registering or recovering did not succeed, as a screen shows it. */
export type AccessFault =
  /** `from` is when the same would be granted. */
  | { kind: 'refused'; problem: Problem; fields: Record<string, string>; from?: string }
  /** No answer came: nothing is known to have happened, and trying again is safe. */
  | { kind: 'unanswered'; offline: boolean };

/** A fault from an answer that is no success. */
export function refused({ problem, fields = {}, from }: Refusal): AccessFault {
  return { kind: 'refused', problem, fields, ...(from === undefined ? {} : { from }) };
}

/** A fault from a call that threw. */
export function unanswered(error: unknown): AccessFault {
  if (error instanceof ApiError && error.problem) return { kind: 'refused', problem: error.problem, fields: {} };
  return { kind: 'unanswered', offline: error instanceof ApiError && error.kind === 'offline' };
}
