import { randomBytes } from 'node:crypto';
import { Refused } from '../documents/refusal.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';

/** Who did what, when and why; refused attempts too. */
export interface LogEntry {
  readonly at: string;
  readonly by: string;
  readonly act: string;
  readonly what: string;
  readonly reason: string;
  readonly refused?: string;
}

/** What is refused of somebody whose signature was right. */
const byHolder = new Set(['foreign-credential', 'retired-key', 'expired-key', 'expired', 'not-yet-valid']);

/** An append-only log: one document for each entry, never written twice. */
export function createActLog(storage: Storage) {
  // Keeps the order of entries of one millisecond.
  let count = 0;
  const add = async (entry: LogEntry): Promise<void> => {
    count += 1;
    const order = String(count).padStart(9, '0');
    const name = `${entry.at.replaceAll(/[:.]/g, '-')}-${order}-${randomBytes(4).toString('hex')}.json`;
    await storage.swap(`${documentKeys.log}/${name}`, Buffer.from(JSON.stringify(entry)), null);
  };
  /** Writes that the work was refused, and why; nothing when it was done. Without an entry nothing is written at all. */
  const refusals = async <T>(entry: LogEntry | null, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (entry && error instanceof Refused && byHolder.has(error.code)) await add({ ...entry, refused: error.code });
      throw error;
    }
  };
  return {
    add,
    refusals,
    /** Does the work and writes that it was done, or why it was refused; nothing when nothing changed. */
    async around<T extends object>(entry: LogEntry, work: () => Promise<T>): Promise<T> {
      try {
        const outcome = await work();
        if (!isIdle(outcome)) await add(entry);
        return outcome;
      } catch (error) {
        if (error instanceof Refused) await add({ ...entry, refused: error.code });
        throw error;
      }
    },
    async last(most: number): Promise<readonly LogEntry[]> {
      const names = (await storage.list(documentKeys.log)).slice(-most);
      const entries = await Promise.all(names.map((name) => storage.read(`${documentKeys.log}/${name}`)));
      return entries.filter((bytes) => bytes !== null).map((bytes) => JSON.parse(bytes.toString('utf8')) as LogEntry);
    },
  };
}

export type ActLog = ReturnType<typeof createActLog>;

function isIdle(outcome: object): boolean {
  return (
    ('fresh' in outcome && outcome.fresh === false) ||
    ('changed' in outcome && outcome.changed === false && !('token' in outcome))
  );
}
