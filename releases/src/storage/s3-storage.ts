import { S3Client } from '@aws-sdk/client-s3';
import { createS3Objects, type S3Objects } from './s3-objects.ts';
import type { Storage } from './storage.ts';

/** The file of a release that makes it whole: it is written last, so that a reader who finds it finds all others. */
const LAST = 'release.json';

/** Where an S3 storage lies. Region, credentials and the address of a store other than Amazon's come from the SDK's own variables (`AWS_REGION`, `AWS_ENDPOINT_URL_S3`, …). */
export interface S3Place {
  readonly bucket: string;
  /** What its keys begin with, without a slash at the end; empty for the whole bucket. */
  readonly prefix: string;
}

/** Reads `s3://bucket/prefix`. Throws a sentence when it is something else. */
export function readS3Place(address: string): S3Place {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*?))?\/*$/.exec(address) ?? [];
  if (!bucket) throw new Error(`${address} is no place of a store; write it as s3://bucket or s3://bucket/folder`);
  return { bucket, prefix };
}

/**
 * A bucket as storage, for as many registries at once as there are: what may happen once is a conditional write (If-None-Match, If-Match), which the store decides. Nothing is kept in memory.
 * Rejects when the store does not answer, refuses the credentials, or knows no conditional writes.
 */
export function createS3Storage(place: S3Place, client: S3Client = openClient()): Storage {
  const objects = createS3Objects(client, place);
  return {
    read: async (key) => (await objects.read(key))?.bytes ?? null,
    list: objects.list,
    async place(prefix, files) {
      if (await objects.read(`${prefix}/${LAST}`)) return false;
      const first = [...files].filter(([path]) => path !== LAST);
      for (const [path, bytes] of first) if (!(await placeFile(objects, `${prefix}/${path}`, bytes))) return false;
      const last = files.get(LAST);
      return last === undefined || objects.write(`${prefix}/${LAST}`, last, { absent: true });
    },
    async remove(prefix, names) {
      await Promise.all(names.map((name) => objects.remove(`${prefix}/${name}`)));
    },
    async swap(key, bytes, before) {
      if (before === null) return objects.write(key, bytes, { absent: true });
      const present = await objects.read(key);
      if (!present?.bytes.equals(before)) return false;
      return objects.write(key, bytes, { tag: present.tag });
    },
  };
}

/** How long a publisher may take from its first file to its last. What one left behind that died is written over after that. */
const PUBLISHING_MS = 10 * 60_000;

/** Writes a file that is not there, or has these bytes. False when another publisher is writing others. */
async function placeFile(objects: S3Objects, key: string, bytes: Uint8Array): Promise<boolean> {
  if (await objects.write(key, bytes, { absent: true })) return true;
  const present = await objects.read(key);
  if (!present) return placeFile(objects, key, bytes);
  if (present.bytes.equals(bytes)) return true;
  if (Date.now() - present.written.getTime() < PUBLISHING_MS) return false;
  return objects.write(key, bytes, { tag: present.tag });
}

/** Stores that are not Amazon's seldom have a name per bucket, and some know none of its newer checksums. */
function openClient(): S3Client {
  const isOther = Boolean(process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']);
  return new S3Client({
    forcePathStyle: isOther,
    ...(isOther ? { requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' } : {}),
  });
}
