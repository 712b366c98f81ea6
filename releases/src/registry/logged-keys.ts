import type { SigningKey } from '../keys/signing-key.ts';
import type { AuditLog } from './audit-log.ts';
import type { ChannelStore } from './channel-store.ts';
import type { ProfileStore } from './profile-store.ts';
import type { RegistryKeyStore } from './registry-key-store.ts';
import type { KeyringStore } from './keyring-store.ts';
import type { TrustedPublisherStore } from './trusted-publisher-store.ts';

interface KeyParts {
  readonly registryKeys: RegistryKeyStore;
  readonly ring: KeyringStore;
  readonly trusted: TrustedPublisherStore;
  readonly channels: ChannelStore;
  readonly profiles: ProfileStore;
  readonly log: AuditLog;
  readonly now: () => Date;
}

/** Changes of the registry's own keys. What hosts read, and who is trusted, is signed again each time, so that no document waits for a key that is about to end; each change has an entry in the log. */
export function createLoggedKeys({ registryKeys, ring, trusted, channels, profiles, log, now }: KeyParts) {
  const signAnew = async () => {
    await ring.touch();
    await trusted.touch();
    await profiles.touch();
    await channels.touch();
  };
  const record = (act: string, what: string, reason: string) =>
    log.add({ at: now().toISOString(), by: 'registry', act, what, reason });
  return {
    believed: registryKeys.believed,
    signing: registryKeys.signing,
    /** Makes the key that signs from now on, good until `expires` where that is given. */
    async rotate(reason: string, expires?: string): Promise<SigningKey> {
      const key = await registryKeys.rotate(expires);
      await signAnew();
      await record('rotate-key', `the registry signs with key ${key.id}${expires ? ` until ${expires}` : ''}`, reason);
      return key;
    },
    /** Ends an older key of the registry; false when it is none of them. */
    async retire(id: string, reason: string): Promise<boolean> {
      await signAnew();
      const done = await registryKeys.retire(id);
      if (done) await record('retire-key', `key ${id} of the registry`, reason);
      return done;
    },
  };
}
