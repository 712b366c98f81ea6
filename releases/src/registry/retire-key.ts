import { Refused } from '../documents/refusal.ts';
import { holderOf } from '../oidc/short-lived-key.ts';
import type { AuditLog } from './audit-log.ts';
import type { LoggedKeyring } from './logged-keyring.ts';
import type { ShortLivedKeyStore } from './short-lived-key-store.ts';

interface RetireParts {
  /** Keys of the registry; false for a key that is none of them. */
  readonly ownKeys: { readonly retire: (id: string, reason: string, by: string) => Promise<boolean> };
  readonly shortLived: Pick<ShortLivedKeyStore, 'retire'>;
  readonly ring: Pick<LoggedKeyring, 'read' | 'retire'>;
  readonly log: AuditLog;
  readonly now: () => Date;
}

/**
 * Ends one key, whichever it is: an older one of the registry, that of one run of a pipeline, or a credential of the keyring. What it signed before stays, and
 * the log has an entry. False when it has ended already. Rejects with `unknown-key` when no key has this id.
 */
export function createRetireKey({ ownKeys, shortLived, ring, log, now }: RetireParts) {
  return async (id: string, reason: string, by = 'registry'): Promise<boolean> => {
    if (await ownKeys.retire(id, reason, by)) return true;
    const key = await shortLived.retire(id);
    if (key) {
      const what = `key ${id} of ${holderOf(key.publisher)}`;
      if (key.retired === undefined) await log.add({ at: now().toISOString(), by, act: 'retire', what, reason });
      return key.retired === undefined;
    }
    const { keys, serial } = await ring.read();
    if (!keys.some((one) => one.id === id)) throw new Refused('unknown-key', `no key ${id} is known`);
    return (await ring.retire(id, { by, reason })).serial > serial;
  };
}
