import type { SigningKey } from '../keys/signing-key.ts';
import type { AuditLog } from './audit-log.ts';
import type { ChannelStore } from './channel-store.ts';
import type { ProfileStore } from './profile-store.ts';
import type { RegistryKeyStore } from './registry-key-store.ts';
import type { LoggedKeyring } from './logged-keyring.ts';
import type { TrustedPublisherStore } from './trusted-publisher-store.ts';

interface KeyParts {
  readonly registryKeys: RegistryKeyStore;
  readonly ring: LoggedKeyring;
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
  const record = (by: string, act: string, what: string, reason: string) =>
    log.add({ at: now().toISOString(), by, act, what, reason });
  return {
    believed: registryKeys.believed,
    signing: registryKeys.signing,
    /** Makes the key that signs from now on, good until `expires` where that is given. With `after`, rejects with `conflict` when the keys are not at that serial any more. */
    async rotate(
      reason: string,
      expires?: string,
      { by, after }: { readonly by: string; readonly after?: number } = { by: 'registry' },
    ): Promise<SigningKey> {
      const key = await registryKeys.rotate(expires, after);
      await signAnew();
      await record(
        by,
        'rotate-key',
        `the registry signs with key ${key.id}${expires ? ` until ${expires}` : ''}`,
        reason,
      );
      return key;
    },
    /** Ends an older key of the registry; false when it is none of them. */
    async retire(id: string, reason: string, by = 'registry'): Promise<boolean> {
      await signAnew();
      const done = await registryKeys.retire(id);
      if (done) await record(by, 'retire-key', `key ${id} of the registry`, reason);
      return done;
    },
  };
}
