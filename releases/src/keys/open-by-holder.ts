import type * as v from 'valibot';
import { Refused } from '../documents/refusal.ts';
import { openSigned, type Expected } from '../documents/signed-document.ts';
import type { KeyRing, RingKey } from './key-ring.ts';
import { publicKeyOf } from './signing-key.ts';

/** What a holder of a credential signed, and whose it is. Throws what `openSigned` throws; whether the credential is retired, and for this, the caller says. */
export function openByHolder<S extends v.GenericSchema>(
  expected: Expected<S>,
  bytes: Uint8Array,
  ring: KeyRing,
): { payload: v.InferOutput<S>; key: RingKey } {
  const holderOf = (id: string) => ring.keys.find((one) => one.id === id);
  const signed = openSigned(expected, bytes, (id) => {
    const key = holderOf(id);
    return key && publicKeyOf(key.publicKey);
  });
  const key = holderOf(signed.key);
  if (!key) throw new Refused('unknown-key', `${expected.what}: no key ${signed.key} is known`);
  return { payload: signed.payload, key };
}
