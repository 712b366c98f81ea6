import { Refused } from '../documents/refusal.ts';
import type { KeyringKey, Right } from '../keys/keyring.ts';
import { keyId } from '../keys/signing-key.ts';
import type { KeyringChange, LoggedKeyring } from './logged-keyring.ts';

/** A public key, whose it is, and what it may be used for. */
export interface CredentialFacts extends Pick<KeyringKey, 'publicKey' | 'remote' | 'holder' | 'expires'> {
  readonly may: Right;
}

/**
 * Makes a credential for a public key. False when exactly this one is there already. Rejects with `key-taken` when the key is good for something else, or was
 * retired: a key never gets other rights, so that what is signed with it always means the same.
 */
export function createAddCredential(ring: LoggedKeyring, now: () => Date) {
  return async ({ publicKey, ...facts }: CredentialFacts, change?: KeyringChange): Promise<boolean> => {
    const id = keyId(publicKey);
    if (facts.expires && Date.parse(facts.expires) <= now().getTime())
      throw new Refused('expired', `a credential that is good until ${facts.expires} would have ended already`);
    const { serial } = await ring.read();
    const next = await ring.admit({ id, publicKey }, facts, change);
    const known = next.keys.find((one) => one.id === id);
    const isThis =
      known &&
      !known.retired &&
      known.may === facts.may &&
      known.remote === facts.remote &&
      known.holder === facts.holder &&
      known.expires === facts.expires;
    if (!isThis) throw new Refused('key-taken', `key ${id} is known already, of ${known?.holder}; make a new key`);
    return next.serial > serial;
  };
}

export type AddCredential = ReturnType<typeof createAddCredential>;
