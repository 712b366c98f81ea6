import { Refused } from '../documents/refusal.ts';
import type { LogChain, LogEntry } from './log-chain.ts';

/** What is refused of somebody whose signature was right. */
const byHolder = new Set(['foreign-credential', 'retired-key', 'expired-key', 'expired', 'not-yet-valid']);

/** The log of everything that was asked of a registry and signed rightly. */
export function createAuditLog({ append: add, last, check }: LogChain) {
  /** Writes that the work was refused, and why; nothing when it was done. Without an entry nothing is written at all. */
  const refusals = async <T>(entry: LogEntry | null, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (entry && error instanceof Refused && byHolder.has(error.code)) await add({ ...entry, refused: error.code });
      throw error;
    }
  };
  /** Writes why the work was refused, whatever the reason is. What was done is written where it is done. */
  const everyRefusal = async <T>(entry: LogEntry, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused) await add({ ...entry, refused: error.code });
      throw error;
    }
  };
  return {
    add,
    refusals,
    everyRefusal,
    /** Does the work and writes that it was done, or why it was refused; nothing when nothing changed. */
    around: <T extends object>(entry: LogEntry, work: () => Promise<T>): Promise<T> =>
      everyRefusal(entry, async () => {
        const outcome = await work();
        if (!isIdle(outcome)) await add(entry);
        return outcome;
      }),
    last,
    check,
  };
}

export type AuditLog = ReturnType<typeof createAuditLog>;

function isIdle(outcome: object): boolean {
  return (
    ('fresh' in outcome && outcome.fresh === false) ||
    ('changed' in outcome && outcome.changed === false && !('token' in outcome))
  );
}
