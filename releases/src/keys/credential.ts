import type { Right, KeyringKey } from './keyring.ts';

/** What a credential may be good for: the rights of the keyring, and `rollback` for one that may only take back. */
export type CredentialRight = Right | 'rollback';

/** Who sends commands, and what for: a key of the keyring, or the short-lived key of a pipeline. */
export interface Credential {
  readonly id: string;
  readonly publicKey: string;
  readonly holder: string;
  /** `CredentialRight`s; one that this reader does not know lets nobody do anything here. */
  readonly may: readonly string[];
  /** Every remote when null. */
  readonly remotes: readonly string[] | null;
  /** Every channel when null. */
  readonly channels: readonly string[] | null;
  readonly expires?: string;
  readonly retired?: string;
  /** The run that a short-lived key belongs to, in words. Keys of the keyring have none. */
  readonly run?: string;
}

/** A key of the keyring as a credential. */
export function credentialOf({ may, remote, ...key }: KeyringKey): Credential {
  return { ...key, may: [may], remotes: remote === null ? null : [remote], channels: null };
}

/** The credential as a keyring has it that lets it publish this remote; with no right at all when it is not good for that. */
export function publisherIn({ id, publicKey, holder, may, remotes, ...ends }: Credential, remote: string): KeyringKey {
  const mayPublish = may.includes('publish') && remotes?.includes(remote);
  return {
    id,
    publicKey,
    holder,
    may: mayPublish ? 'publish' : 'none',
    remote: mayPublish ? remote : null,
    ...(ends.expires ? { expires: ends.expires } : {}),
    ...(ends.retired ? { retired: ends.retired } : {}),
  };
}
