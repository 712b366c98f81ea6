import * as v from 'valibot';
import type { LaterMembers } from '../documents/parse-document.ts';
import { remoteId, timestamp } from '../documents/release-record.ts';
import { openSigned } from '../documents/signed-document.ts';
import { publicKey } from './public-key.ts';
import { registryKeyOf, type RegistryKeys } from './registry-keys.ts';
import { keyId } from './signing-key.ts';

/** What a credential may do. `manage` is for the registry's owners: they say who may do what, and may do what `promote` may. `read` is for those who only look; `report` is for hosts, which do not. */
export const rights = ['publish', 'promote', 'override', 'report', 'read', 'manage'] as const;
export type Right = (typeof rights)[number];

/** Whose a credential is: hosts of before read Latin letters alone. */
export const holderName = v.pipe(v.string(), v.regex(/^[\w.@ -]{1,60}$/));

/** Who may do what. A publishing credential is good for exactly one remote (MFE-2), a managing one for all; the others for one, or for all when `remote` is null. */
const ringKey = v.pipe(
  v.object({
    id: v.string(),
    publicKey,
    /** One of `rights`; one that this reader does not know lets nobody do anything here. */
    may: v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/)),
    remote: v.nullable(remoteId),
    holder: holderName,
    /** Good until then; for ever when left out. */
    expires: v.exactOptional(timestamp),
    retired: v.exactOptional(timestamp),
  }),
  v.check((key) => key.may !== 'publish' || key.remote !== null, 'a publishing credential names one remote'),
  v.check((key) => key.may !== 'manage' || key.remote === null, 'a managing credential is for every remote'),
  v.check((key) => key.id === keyId(key.publicKey), 'the id is not that of the key'),
);

const keyRing = v.object({
  serial: v.pipe(v.number(), v.integer(), v.minValue(1)),
  issued: timestamp,
  keys: v.array(ringKey),
});

/** Public keys of everybody who may send commands, signed by the registry; the serial only grows. */
export type Keyring = v.InferOutput<typeof keyRing>;
export type KeyringKey = Keyring['keys'][number];
/** Keeps a signature for a keyring from counting for another document. */
export const keyringKind = 'aylal-keys';

/** Throws unless the registry itself signed it; `now` null leaves out whether its key has ended. */
export function openKeyring(
  bytes: Uint8Array,
  registryKeys: RegistryKeys,
  now: Date | null = null,
  later: LaterMembers = 'refused',
): Keyring {
  const what = 'the key ring';
  const expected = { what, kind: keyringKind, payload: keyRing, mostBytes: 256 * 1024, later };
  return openSigned(expected, bytes, (id) => registryKeyOf(registryKeys, id, what, now)).payload;
}
