import type * as v from 'valibot';
import { Refused } from '../documents/refusal.ts';
import { openSigned, type Expected } from '../documents/signed-document.ts';
import { publicKeyOf } from './signing-key.ts';

/** What a holder of one of these keys signed, and whose it is. Throws what `openSigned` throws; whether the key is retired, and for this, the caller says. */
export function openByHolder<S extends v.GenericSchema, K extends { readonly id: string; readonly publicKey: string }>(
  expected: Expected<S>,
  bytes: Uint8Array,
  keys: readonly K[],
): { payload: v.InferOutput<S>; key: K } {
  const holderOf = (id: string) => keys.find((one) => one.id === id);
  const signed = openSigned(expected, bytes, (id) => {
    const key = holderOf(id);
    return key && publicKeyOf(key.publicKey);
  });
  const key = holderOf(signed.key);
  if (!key) throw new Refused('unknown-key', `${expected.what}: no key ${signed.key} is known`);
  return { payload: signed.payload, key };
}
