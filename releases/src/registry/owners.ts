import type { RemoteOwner } from '@aylal/shell/descriptor';
import type { References } from '../documents/channel-document.ts';
import type { ReleaseRecord } from '../documents/release-record.ts';
import type { ReleaseStore } from './release-store.ts';

/** Teams by the remote that they own, as its release names them; a remote whose release names none is left out. */
export type Owners = Readonly<Record<string, RemoteOwner>>;

/** The owners that records name. */
export function ownersIn(records: readonly Pick<ReleaseRecord, 'remote' | 'descriptor'>[]): Owners {
  return Object.fromEntries(
    records.flatMap(({ remote, descriptor }) => (descriptor.owner ? [[remote, descriptor.owner]] : [])),
  );
}

/** Whom to call about releases. Never rejects: an owner that cannot be read holds up no command. */
export function createOwnersOf(releases: Pick<ReleaseStore, 'records'>) {
  return (references: References): Promise<Owners> => releases.records(references).then(ownersIn, () => ({}));
}

/** See `createOwnersOf`. */
export type OwnersOf = ReturnType<typeof createOwnersOf>;

/** `mf-hotels (Hotels, hotels@…)`; the name alone where no owner is known. */
export function nameWithOwner({ remote, descriptor: { owner } }: Pick<ReleaseRecord, 'remote' | 'descriptor'>): string {
  return owner ? `${remote} (${owner.team}, ${owner.contact})` : remote;
}
