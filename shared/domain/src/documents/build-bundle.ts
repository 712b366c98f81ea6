/** Most bytes of a publication or a check on its way to the registry: one JSON document with the files in base64. */
export const mostBundleBytes = 32 * 1024 * 1024;

/** What the publisher of a release signs is signed under this kind. */
export const releaseKind = 'aylal-release';
/** What a person who may promote signs, who answers for a release that no browser has shown. */
export const approvalKind = 'aylal-approval';

const lifeMs = 400 * 24 * 3_600_000;

/** Which release, with the digest of its record: base64 SHA-384, as integrity attributes have it. */
export interface ReleaseClaim {
  readonly remote: string;
  readonly version: string;
  readonly digest: string;
}

/** What a publisher signs: exactly these bytes of `release.json`, for 400 days from `now`. */
export function claimRelease({ remote, version, digest }: ReleaseClaim, now: Date) {
  const expires = new Date(now.getTime() + lifeMs).toISOString();
  return { remote, version, digest, signed: now.toISOString(), expires };
}

/** What of a built folder goes to the registry: every file of the record that is there, and its compressed twins. */
export function filesToSend(recorded: readonly string[], isThere: (path: string) => boolean): readonly string[] {
  return recorded.flatMap((path) => [path, `${path}.br`, `${path}.gz`]).filter(isThere);
}

/** Scripts and styles of a built folder that its record does not name: it was not made by one build. */
export function unrecordedFiles(recorded: readonly string[], present: readonly string[]): readonly string[] {
  return present.filter((name) => /\.(js|css)$/.test(name) && !recorded.includes(name));
}

/** A built release on its way, its bytes in base64. A check has neither signature nor approval. */
export interface SentBundle {
  readonly release: string;
  readonly files: Readonly<Record<string, string>>;
  /** Remotes that come in the same set. */
  readonly together: readonly string[];
  readonly signature?: unknown;
  readonly approval?: unknown;
  /** Of a check: whether a browser looks at it too. */
  readonly look?: boolean;
}
