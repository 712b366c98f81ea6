import { hoursMs } from '../calendar/index.ts';

/** What a person of the office may be asked to do. */
export const workKinds = [
  'not-delivered',
  'unmatched-transfer',
  'goodwill',
  'payout-approval',
  'payout-failed',
  'loan-in-doubt',
  'winner-report',
  'request',
  'airline-order',
  'partner-change',
  'ride-problem',
  'reconciliation',
  'odd-answer',
  'receipt-failed',
  'message-dead',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** Within how long each kind of work is promised to be done, from when it came up. Who has paid and has nothing waits least. */
const promised: Readonly<Record<WorkKind, number>> = {
  'not-delivered': hoursMs(2),
  'ride-problem': hoursMs(2),
  'loan-in-doubt': hoursMs(2),
  request: hoursMs(8),
  'airline-order': hoursMs(8),
  'partner-change': hoursMs(8),
  'payout-approval': hoursMs(8),
  'unmatched-transfer': hoursMs(24),
  goodwill: hoursMs(24),
  'payout-failed': hoursMs(24),
  'winner-report': hoursMs(24),
  reconciliation: hoursMs(24),
  'message-dead': hoursMs(24),
  'odd-answer': hoursMs(48),
  'receipt-failed': hoursMs(48),
};

const decided: readonly WorkKind[] = [
  'goodwill',
  'unmatched-transfer',
  'payout-approval',
  'winner-report',
  'reconciliation',
];

/** Whether such work ends by a decision alone: money lies there that has to go somewhere, so it cannot be put away with a reason. */
export function needsDecision(kind: WorkKind): boolean {
  return decided.includes(kind);
}

/** The instant by which work is promised to be done, in milliseconds like `at`. */
export function workDueAt({ kind, at }: { readonly kind: WorkKind; readonly at: number }): number {
  return at + promised[kind];
}
