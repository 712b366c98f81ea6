import { signClaim, type ReleaseSignature } from '../documents/release-signature.ts';
import type { KeyFolder } from '../keys/key-folder.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import type { LoggedKeyring } from './logged-keyring.ts';

/**
 * Signs what a short-lived key has signed with a publishing key of the registry itself, one for each remote, which stays in the keyring: hosts know no other kind of publisher, and need not know the
 * short-lived one. A key that was retired has a successor.
 */
export function createCountersign(keys: KeyFolder, ring: LoggedKeyring) {
  async function keyFor(remote: string): Promise<SigningKey> {
    for (let number = 1; ; number += 1) {
      const key = keys.key(`pipelines-${number}-${remote}`);
      const known = (await ring.read()).keys.find(({ id }) => id === key.id);
      if (known?.retired) continue;
      if (!known) await ring.admit(key, { may: 'publish', remote, holder: 'registry for pipelines' });
      return key;
    }
  }
  return async (claim: ReleaseSignature['payload']): Promise<ReleaseSignature> =>
    signClaim(claim, await keyFor(claim.remote));
}
