import type { KeyringKey } from '../keys/keyring.ts';
import type { KeyringStore } from './keyring-store.ts';

/** How long the keyring still knows a credential that has ended by itself: its holder gets `expired-key`, the owner sees it in the status. */
const graceMs = 30 * 24 * 3_600_000;

/** The keys that may leave a keyring: they had an end, it is thirty days past, and no published release needs them. A key without an end stays also when it was retired, so that it cannot come in again. */
export function keysToDrop(
  keys: readonly KeyringKey[],
  signersOf: (remote: string) => ReadonlySet<string>,
  now: Date,
): readonly KeyringKey[] {
  return keys.filter(
    ({ id, may, remote, expires }) =>
      expires !== undefined &&
      Date.parse(expires) + graceMs < now.getTime() &&
      !(may === 'publish' && remote !== null && signersOf(remote).has(id)),
  );
}

/** Takes out of the keyring what `keysToDrop` names. `signersOf` reads which keys have signed the published releases of a remote. */
export function createShrinkKeyring({
  ring,
  signersOf,
  now,
}: {
  ring: KeyringStore;
  signersOf: (remote: string) => Promise<ReadonlySet<string>>;
  now: () => Date;
}) {
  return async (): Promise<void> => {
    const { keys } = await ring.read();
    const ended = keysToDrop(keys, () => new Set(), now());
    const remotes = new Set(ended.flatMap(({ may, remote }) => (may === 'publish' && remote ? [remote] : [])));
    const signers = new Map<string, ReadonlySet<string>>();
    for (const remote of remotes) signers.set(remote, await signersOf(remote));
    const going = keysToDrop(ended, (remote) => signers.get(remote) ?? new Set(), now());
    if (going.length > 0) await ring.drop(going.map(({ id }) => id));
  };
}
