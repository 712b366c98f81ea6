import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesToSend, unrecordedFiles, type SentBundle } from '@aylal/domain/documents';
import * as v from 'valibot';
import { parseDocument } from '../documents/parse-document.ts';
import { Refused } from '../documents/refusal.ts';
import { mostRecordBytes, releaseRecord, type ReleaseRecord } from '../documents/release-record.ts';
import { digestOf, type ReleaseSignature } from '../documents/release-signature.ts';
import type { SignedApproval } from './open-approval.ts';

/** A built release on its way in. */
export interface ReleaseBundle {
  readonly release: Uint8Array;
  readonly signature: ReleaseSignature;
  /** Every file of the record, and compressed twins of them (`.br`, `.gz`). */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Remotes that come in the same set: their live releases do not count as neighbours here, promotion looks at the set as a whole. */
  readonly together?: readonly string[];
  /** Publishes without the further gates (the real browser), on the word of somebody who may promote; it is in the log. */
  readonly approval?: SignedApproval;
}

/** What `dist` holds, before it is signed. Throws when a script lies there that the record does not know. */
export function readBuiltFolder(
  folder: string,
): { record: ReleaseRecord } & Omit<ReleaseBundle, 'signature' | 'approval'> {
  const file = join(folder, 'release.json');
  if (!existsSync(file)) throw new Refused('not-built', `${folder} has no release.json; build the remote first`);
  const release = readFileSync(file);
  const record = parseDocument(`${folder}/release.json`, releaseRecord, release, mostRecordBytes);
  const recorded = Object.keys(record.files);
  const unknown = unrecordedFiles(recorded, readdirSync(folder));
  if (unknown.length > 0)
    throw new Refused('unknown-file', `${record.remote} ${record.version}: ${unknown.join(', ')} is not in the record`);
  const names = filesToSend(recorded, (path) => existsSync(join(folder, path)));
  return { record, release, files: new Map(names.map((path) => [path, readFileSync(join(folder, path))])) };
}

/** Throws unless the files are exactly those of the record (MFE-4), and every compressed copy is one. */
export function checkBundleFiles(record: ReleaseRecord, files: ReleaseBundle['files']): void {
  const name = `${record.remote} ${record.version}`;
  for (const [path, facts] of Object.entries(record.files)) {
    const bytes = files.get(path);
    if (!bytes) throw new Refused('missing-file', `${name}: ${path} of the record is missing`);
    if (bytes.length !== facts.bytes || digestOf(bytes) !== facts.sha384)
      throw new Refused('other-bytes', `${name}: ${path} is not the file of the record`);
  }
  for (const [path, bytes] of files) {
    const plain = path.replace(/\.(br|gz)$/, '');
    const facts = record.files[plain];
    if (!facts) throw new Refused('unknown-file', `${name}: ${path} is not in the record`);
    if (plain === path) continue;
    const unpacked = unpack(path, bytes, facts.bytes);
    if (unpacked === 'too large')
      throw new Refused('other-bytes', `${name}: ${path} unpacks to more than the ${facts.bytes} bytes of ${plain}`);
    if (unpacked === null || digestOf(unpacked) !== facts.sha384)
      throw new Refused('other-bytes', `${name}: ${path} does not unpack to ${plain}`);
  }
}

/** Stops at the first byte beyond `most`; null when it is not packed at all. */
function unpack(path: string, bytes: Uint8Array, most: number): Uint8Array | 'too large' | null {
  const limit = { maxOutputLength: Math.max(1, most) };
  try {
    return path.endsWith('.br') ? brotliDecompressSync(bytes, limit) : gunzipSync(bytes, limit);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : null;
  }
}

const text = v.string();
const signed = v.strictObject({ payload: v.unknown(), key: text, signature: text });
const sent = {
  release: text,
  files: v.record(text, text),
  together: v.optional(v.array(text), []),
};
const sentPublication = v.strictObject({ ...sent, signature: signed, approval: v.exactOptional(signed) });
const sentCheck = v.strictObject({ ...sent, look: v.optional(v.boolean(), true) });

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** The body of a publication over HTTP: one JSON document with base64 files. */
export function writeBundle({ release, signature, files, together = [], approval }: ReleaseBundle): string {
  const bundle: SentBundle = {
    release: toBase64(release),
    signature,
    together,
    ...(approval ? { approval } : {}),
    files: Object.fromEntries([...files].map(([path, bytes]) => [path, toBase64(bytes)])),
  };
  return JSON.stringify(bundle);
}

/** Throws when the body is something else; what it holds is checked by the registry. */
export function readBundle(body: unknown): ReleaseBundle {
  const { approval, signature, ...bundle } = read(sentPublication, body);
  return {
    ...readFiles(bundle),
    signature: signature as ReleaseSignature,
    ...(approval ? { approval: approval as SignedApproval } : {}),
  };
}

/** A build that is to be checked, and whether a browser looks at it too. Throws when the body is something else. */
export function readCheck(body: unknown): { bundle: Omit<ReleaseBundle, 'signature' | 'approval'>; look: boolean } {
  const { look, ...bundle } = read(sentCheck, body);
  return { bundle: readFiles(bundle), look };
}

function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new Refused('document-shape', 'the body is not a release bundle');
  return parsed.output;
}

function readFiles({ release, files, together }: Pick<SentBundle, 'release' | 'files' | 'together'>) {
  const toBytes = (base64: string) => Buffer.from(base64, 'base64');
  return {
    release: toBytes(release),
    together,
    files: new Map(Object.entries(files).map(([path, base64]) => [path, toBytes(base64)])),
  };
}
