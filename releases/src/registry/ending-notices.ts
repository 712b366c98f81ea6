import { describeEnding, endingSoon, type Ending } from '../keys/endings.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import type { AuditLog } from './audit-log.ts';
import type { Notify } from './notices.ts';

interface EndingParts {
  readonly storage: Storage;
  /** Credentials and keys of the registry that have an end. */
  readonly endings: () => Promise<readonly Ending[]>;
  readonly log: AuditLog;
  readonly notify: Notify;
  readonly now: () => Date;
}

/** Gives notice of what ends within thirty days: once each, however often and wherever it is asked, with an entry in the log. */
export function createEndingNotices({ storage, endings, log, notify, now }: EndingParts) {
  return async (): Promise<void> => {
    for (const ending of endingSoon(await endings(), now())) {
      const at = now().toISOString();
      // False when it lies there already: this or another machine has given notice.
      if (!(await storage.swap(documentKeys.noticed(ending.id), Buffer.from(JSON.stringify({ at })), null))) continue;
      const entry = { at, by: 'registry', act: 'ending', what: describeEnding(ending), reason: '' };
      await log.add(entry);
      notify(entry);
    }
  };
}
