import { minutesMs } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import type { Deps } from '../../../platform/deps.ts';
import { addWorkAgain, finishWork } from '../../work-list/work-list.ts';
import type { PayoutAnswer } from './payout-port.ts';

const FIRST_MS = 30_000;
const AT_MOST_MS = minutesMs(15);
const TOLD_MS = minutesMs(60);
/** After so many questions in vain, about two hours, people must look at it. */
const IN_VAIN = 12;

/** How long to wait before a partner is asked once more who was asked `attempts` times; hourly once the office knows of it. */
export function nextAskMs(attempts: number): number {
  return attempts >= IN_VAIN ? TOLD_MS : Math.min(FIRST_MS * 2 ** attempts, AT_MOST_MS);
}

/** A payout that the bank was asked for. */
export interface AskedPayout {
  readonly reference: string;
  readonly amount: Money;
  readonly attempts: number;
}

/** Puts a payout on the work list that the bank refuses, or has left unanswered too often; again for as long as it goes on after a person has called it done. One that is paid after all waits for nobody. */
export async function notifyOffice(
  { clock, db, logger }: Pick<Deps, 'clock' | 'db' | 'logger'>,
  answer: PayoutAnswer,
  { reference, amount, attempts }: AskedPayout,
): Promise<void> {
  if (answer === 'paid' && attempts > 0) await finishWork(db, 'payout-failed', reference, clock.now());
  if (answer !== 'refused' && (answer !== 'silent' || attempts < IN_VAIN)) return;
  if (answer === 'refused' || attempts === IN_VAIN) logger.error('payout-unresolved', { reference, attempts, answer });
  const task =
    answer === 'refused'
      ? 'The bank refuses this payout. Ask the bank why, and the customer for another account.'
      : 'The bank has not answered for two hours whether this payout was made. Ask the bank; it goes on being asked by itself.';
  await addWorkAgain(db, { kind: 'payout-failed', reference, amount, task, at: clock.now() });
}
