import { minutesMs } from '@aylal/domain/calendar';
import type { Logger } from '@aylal/server';
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

/** Calls people to a payout that the bank refuses, and once to one that it has left unanswered too often. */
export function notifyOffice(
  logger: Logger,
  answer: PayoutAnswer,
  { reference, attempts }: { reference: string; attempts: number },
): void {
  if (answer === 'refused' || (answer === 'silent' && attempts === IN_VAIN))
    logger.error('payout-unresolved', { reference, attempts, answer });
}
