import { approvalKind, claimRelease, releaseKind, textToSign, type SentBundle } from '@aylal/domain/documents';
import type { BrowserKey } from './browser-key.ts';
import type { OpenedBuild } from './open-build.ts';
import { readBase64 } from './read-file.ts';

/** Reads the files of a build as the command line packs them. Rejects when one cannot be read any more. */
export async function packBuild({ release, files, record }: OpenedBuild): Promise<SentBundle> {
  const packed = await Promise.all([...files].map(async ([path, file]) => [path, await readBase64(file)] as const));
  return { release: await readBase64(release), together: [record.remote], files: Object.fromEntries(packed) };
}

/** Who publishes, and who answers for it where no browser looks. */
export interface Signing {
  readonly key: BrowserKey;
  readonly approval: { readonly key: BrowserKey; readonly reason: string } | null;
  /** The registry's time. */
  readonly now: Date;
}

/** The build with the signatures of a publication. */
export async function signBuild(
  bundle: SentBundle,
  { record }: OpenedBuild,
  { key, approval, now }: Signing,
): Promise<SentBundle> {
  const { remote, version } = record;
  const digest = await digestOf(bundle.release);
  const sign = async (kind: string, payload: object, signer: BrowserKey) => ({
    payload,
    key: signer.id,
    signature: await signer.sign(textToSign(kind, payload)),
  });
  const approved = approval && { remote, version, digest, reason: approval.reason, at: now.toISOString() };
  return {
    ...bundle,
    signature: await sign(releaseKind, claimRelease({ remote, version, digest }, now), key),
    ...(approval && approved ? { approval: await sign(approvalKind, approved, approval.key) } : {}),
  };
}

/** Base64 SHA-384 of bytes in base64. */
async function digestOf(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return btoa(String.fromCharCode(...digest));
}
