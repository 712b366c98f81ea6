import * as v from 'valibot';
import { credentialOf, type Credential } from '../keys/credential.ts';
import { shortLivedCredential } from '../oidc/short-lived-key.ts';
import type { KeyringStore } from './keyring-store.ts';
import type { ShortLivedKeyStore } from './short-lived-key-store.ts';
import type { TrustedPublisherStore } from './trusted-publisher-store.ts';

const named = v.object({ key: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) });

interface CredentialParts {
  readonly ring: Pick<KeyringStore, 'read'>;
  readonly shortLived: Pick<ShortLivedKeyStore, 'read' | 'all'>;
  readonly trusted: Pick<TrustedPublisherStore, 'read'>;
}

/** Everybody who may send commands: the keys of the keyring, and the short-lived keys of pipelines. */
export function createCredentials({ ring, shortLived, trusted }: CredentialParts) {
  return {
    /** The credential whose key a signed document names; none for a key that nobody has. The signature is not looked at. */
    async namedBy(signed: unknown): Promise<readonly Credential[]> {
      const asked = v.safeParse(named, signed);
      if (!asked.success) return [];
      const { key: id } = asked.output;
      const inRing = (await ring.read()).keys.find((one) => one.id === id);
      if (inRing) return [credentialOf(inRing)];
      const key = await shortLived.read(id);
      return key ? [shortLivedCredential(key, await trusted.read())] : [];
    },
    /** The short-lived keys of pipelines, those that have just ended too. */
    async shortLived(): Promise<readonly Credential[]> {
      const list = await trusted.read();
      return (await shortLived.all()).map((key) => shortLivedCredential(key, list));
    },
  };
}
