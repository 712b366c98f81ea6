import type { Money } from '@aylal/domain/money';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { addWork } from './work-list.ts';

/** What the rows are about: an invoice, a statement. `amount` in whole tögrög, 0 where none is known. */
export interface OddSubject {
  readonly about: string;
  readonly amount: Money;
  readonly task: string;
}

/** Puts what a partner wrote and we cannot book on the work list, with its raw text, each once. It never stops the rows beside it (MNY-7). */
export async function listOddAnswers(
  { db, clock, logger }: Pick<Deps, 'db' | 'clock' | 'logger'>,
  { about, amount, task }: OddSubject,
  odd: readonly unknown[],
): Promise<void> {
  for (const raw of odd) {
    const reference = `${about}-${sha256(JSON.stringify(raw)).slice(0, 10)}`;
    await addWork(db, { kind: 'odd-answer', reference, amount, task, at: clock.now(), raw });
    logger.error('odd-partner-answer', { reference });
  }
}
