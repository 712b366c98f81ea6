import type { AuditLog } from './audit-log.ts';
import { describeCredential } from './describe-command.ts';
import type { KeyringStore } from './keyring-store.ts';

/** Who changes the keyring and why; the registry itself, unless a command asks for it. */
export interface KeyringChange {
  readonly by: string;
  readonly reason: string;
}

/** The keyring, with an entry in the log whenever a credential is made or retired, or leaves the keyring. */
export function createLoggedKeyring(ring: KeyringStore, log: AuditLog, now: () => Date) {
  const byItself: KeyringChange = { by: 'registry', reason: '' };
  const record = ({ by, reason }: KeyringChange, act: string, what: string) =>
    log.add({ at: now().toISOString(), by, act, what, reason });
  return {
    read: ring.read,
    touch: ring.touch,
    async admit(
      key: Parameters<KeyringStore['admit']>[0],
      facts: Parameters<KeyringStore['admit']>[1],
      change = byItself,
    ) {
      const { serial } = await ring.read();
      const next = await ring.admit(key, facts);
      if (next.serial > serial) await record(change, 'credential', describeCredential({ ...facts, id: key.id }));
      return next;
    },
    async drop(ids: readonly string[]) {
      const { serial } = await ring.read();
      const next = await ring.drop(ids);
      if (next.serial > serial) await record(byItself, 'drop', `keys ${ids.join(', ')} left the ring`);
      return next;
    },
    async retire(id: string, change = byItself) {
      const { serial } = await ring.read();
      const next = await ring.retire(id);
      if (next.serial > serial) await record(change, 'retire', `key ${id}`);
      return next;
    },
  };
}

export type LoggedKeyring = ReturnType<typeof createLoggedKeyring>;
