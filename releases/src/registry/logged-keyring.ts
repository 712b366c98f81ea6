import type { AuditLog } from './audit-log.ts';
import type { KeyringStore } from './keyring-store.ts';

/** The keyring, with an entry in the log whenever a credential is made or retired, or leaves the keyring. */
export function createLoggedKeyring(ring: KeyringStore, log: AuditLog, now: () => Date): KeyringStore {
  const by = 'registry';
  return {
    read: ring.read,
    touch: ring.touch,
    async admit(key, facts) {
      const { serial } = await ring.read();
      const next = await ring.admit(key, facts);
      const until = facts.expires ? ` until ${facts.expires}` : '';
      const what = `${facts.holder} may ${facts.may} ${facts.remote ?? 'every remote'}${until}, key ${key.id}`;
      if (next.serial > serial) await log.add({ at: now().toISOString(), by, act: 'credential', what, reason: '' });
      return next;
    },
    async drop(ids) {
      const { serial } = await ring.read();
      const next = await ring.drop(ids);
      const what = `keys ${ids.join(', ')} left the ring`;
      if (next.serial > serial) await log.add({ at: now().toISOString(), by, act: 'drop', what, reason: '' });
      return next;
    },
    async retire(id) {
      const { serial } = await ring.read();
      const next = await ring.retire(id);
      if (next.serial > serial)
        await log.add({ at: now().toISOString(), by, act: 'retire', what: `key ${id}`, reason: '' });
      return next;
    },
  };
}
