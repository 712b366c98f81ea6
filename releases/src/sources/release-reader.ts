/** Where the documents of a registry are read from: a storage, or HTTP. Rejects when a document is not there or longer than allowed. */
export interface ReleaseReader {
  /** The chain of the registry's keys; null where its key was never changed. */
  registryKeys(): Promise<Uint8Array | null>;
  ring(): Promise<Uint8Array>;
  /** All profiles; null where nobody has ever set one. */
  profiles(): Promise<Uint8Array | null>;
  channel(name: string): Promise<Uint8Array>;
  release(remote: string, version: string, file: 'release.json' | 'release.sig'): Promise<Uint8Array>;
}

/** Keys of documents in a storage; the same paths are addresses of a registry. */
export const documentKeys = {
  ring: 'keys/ring.json',
  registryKeys: 'keys/registry.json',
  profiles: 'profiles.json',
  channel: (name: string) => `channels/${name}.signed.json`,
  /** Closed revisions, by the newest of them and the start of their digest: whoever closes the same ones writes the same bytes. */
  segment: (name: string, revision: number, digest: string) =>
    `segments/${name}/${revision}-${Buffer.from(digest, 'base64').toString('hex').slice(0, 16)}.json`,
  /** In which revisions versions were live; only for the registry itself. */
  live: (name: string) => `live/${name}.json`,
  folder: (remote: string, version: string) => `${remote}/${version}`,
  /** Folder of the files that are named by their content: one of each for all releases of the remote. No version has this name. */
  sharedFiles: (remote: string) => `${remote}/files`,
  shell: (name: string, version: string) => `shells/${name}@${version}.json`,
  health: (channel: string) => `health/${channel}.json`,
  /** What releases came to, one document per hour (`2026-11-26T18`). */
  hours: (channel: string) => `hours/${channel}`,
  hour: (channel: string, hour: string) => `hours/${channel}/${hour}.json`,
  /** How rollouts went, one document each (`r12`). */
  curves: (channel: string) => `curves/${channel}`,
  curve: (channel: string, rollout: string) => `curves/${channel}/${rollout}.json`,
  /** What the scenarios of releases look like; for people who may read the registry. */
  pictures: (remote: string) => `pictures/${remote}`,
  failures: (remote: string, version: string) => `failures/${remote}/${version}.json`,
  log: 'log',
  pins: 'pins',
  /** That notice was given of the end of a key. */
  noticed: (id: string) => `notices/${id}.json`,
  /** Whose pipelines are trusted, short-lived keys, and which ID tokens were used; for the registry only. */
  trusted: 'pipelines/trusted.json',
  shortLived: (id: string) => `pipelines/keys/${id}.json`,
  usedTokens: 'pipelines/tokens',
  /** Marks in the folder of a release: its files are about to go, its files are gone. */
  going: (remote: string, version: string) => `${remote}/${version}/going.json`,
  pruned: (remote: string, version: string) => `${remote}/${version}/pruned.json`,
} as const;
