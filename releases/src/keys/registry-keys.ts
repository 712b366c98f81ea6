import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import { canonicalJson } from '@aylal/domain/documents';
import { parseDocument, type LaterMembers } from '../documents/parse-document.ts';
import { Refused } from '../documents/refusal.ts';
import { timestamp } from '../documents/release-record.ts';
import { openSigned, type Signed } from '../documents/signed-document.ts';
import { publicKey } from './public-key.ts';
import { keyId, publicKeyOf } from './signing-key.ts';

const keySet = v.object({
  serial: v.pipe(v.number(), v.integer(), v.minValue(2)),
  issued: timestamp,
  /** Keys whose signatures count; the last one signs what is new. */
  keys: v.pipe(v.array(v.object({ publicKey, expires: v.exactOptional(timestamp) })), v.minLength(1), v.maxLength(8)),
  /** Keys that counted until then: entries of the log from before stay readable. */
  retired: v.array(v.object({ publicKey, at: timestamp })),
});
/** The keys of a registry as one link of the chain says them. */
export type RegistryKeySet = v.InferOutput<typeof keySet>;
/** Keeps a signature for the registry's keys from counting for another document. */
export const registryKeysKind = 'aylal-registry-keys';

const chain = v.object({ links: v.pipe(v.array(v.unknown()), v.maxLength(500)) });
/** As much as a reader takes: hundreds of rotations. */
export const mostKeysBytes = 256 * 1024;

/** The registry's keys that are believed, and the chain of signed links that led to them; without links the keys that the reader was configured with. */
export interface RegistryKeys extends Pick<RegistryKeySet, 'serial' | 'keys' | 'retired'> {
  readonly links: readonly unknown[];
}

/** What a reader trusts that was configured with these keys and has seen no chain. */
export function trustKeys(publicKeys: readonly string[]): RegistryKeys {
  return { serial: 1, keys: publicKeys.map((one) => ({ publicKey: one })), retired: [], links: [] };
}

/**
 * Follows the chain from `trusted` on: each link is signed by a key of the link before it. Links from before the trusted keys came in are passed over. Throws `replayed` when the
 * chain does not begin with every link that was `seen`, and what `registryKeyOf` throws when a link is not signed by the one before. `bytes` null: the registry has no chain.
 */
export function followKeys(
  bytes: Uint8Array | null,
  { trusted, seen, later = 'refused' }: { trusted: RegistryKeys; seen: RegistryKeys | null; later?: LaterMembers },
): RegistryKeys {
  const what = "the chain of the registry's keys";
  const { links } = bytes ? parseDocument(what, chain, bytes, mostKeysBytes, later) : { links: [] };
  if (seen && !beginsWith(links, seen.links))
    throw new Refused('replayed', `${what} does not continue the one of ${seen.links.length} links that was seen`);
  let believed = trusted;
  for (const link of links) {
    const entered = believed.links.length > 0;
    if (!entered && !isSignedBy(link, trusted)) continue;
    believed = { ...openLink(link, believed, later), links };
  }
  return believed;
}

/** The public key by its id, when it is one of the registry's. Throws `unknown-key`, `retired-key`, or `expired-key`; `now` null leaves out the time. */
export function registryKeyOf({ keys, retired }: RegistryKeys, id: string, what: string, now: Date | null): KeyObject {
  const key = keys.find((one) => keyId(one.publicKey) === id);
  const ended = retired.find((one) => keyId(one.publicKey) === id);
  if (ended) throw new Refused('retired-key', `${what} is signed by key ${id} of the registry, retired on ${ended.at}`);
  if (!key) throw new Refused('unknown-key', `${what} is signed by another registry`);
  if (now && key.expires && now.getTime() > Date.parse(key.expires))
    throw new Refused(
      'expired-key',
      `${what} is signed by key ${id} of the registry, which was good until ${key.expires}`,
    );
  return publicKeyOf(key.publicKey);
}

function openLink(link: unknown, before: RegistryKeys, later: LaterMembers): RegistryKeySet {
  const what = `link ${before.serial + 1} of the registry's keys`;
  const expected = { what, kind: registryKeysKind, payload: keySet, mostBytes: mostKeysBytes, later };
  const { payload } = openSigned(expected, Buffer.from(JSON.stringify(link)), (id) =>
    registryKeyOf(before, id, what, null),
  );
  if (before.links.length > 0 && payload.serial !== before.serial + 1)
    throw new Refused('replayed', `${what} says that it is ${payload.serial}`);
  return payload;
}

function isSignedBy(link: unknown, { keys }: RegistryKeys): boolean {
  return keys.some((one) => keyId(one.publicKey) === (link as Partial<Signed<unknown>> | null)?.key);
}

function beginsWith(links: readonly unknown[], seen: readonly unknown[]): boolean {
  return seen.every((link, index) => index < links.length && canonicalJson(link) === canonicalJson(links[index]));
}
