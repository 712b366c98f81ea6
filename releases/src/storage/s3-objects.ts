import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Place } from './s3-storage.ts';

/** One object as the store has it now. `tag` names exactly this state of it. */
export interface StoredObject {
  readonly bytes: Buffer;
  readonly tag: string;
  readonly written: Date;
}

/** Which state an object must be in to be written. */
export type WriteCondition = { readonly absent: true } | { readonly tag: string };

/** Two writes of one object at the same moment: the store asks one of them to come again (409). */
const AGAIN_MS = [20, 60, 180, 540] as const;

/** The objects of a bucket below a prefix, by keys relative to it. */
export function createS3Objects(client: S3Client, { bucket, prefix }: S3Place) {
  const start = prefix === '' ? '' : `${prefix}/`;
  const named = (key: string) => ({ Bucket: bucket, Key: start + key });

  async function put(
    key: string,
    bytes: Uint8Array,
    condition: WriteCondition,
  ): Promise<'written' | 'refused' | 'busy'> {
    const header = 'absent' in condition ? { IfNoneMatch: '*' } : { IfMatch: condition.tag };
    try {
      await client.send(new PutObjectCommand({ ...named(key), Body: bytes, ContentLength: bytes.length, ...header }));
      return 'written';
    } catch (error) {
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      if (status === 409) return 'busy';
      // An object that was to be written over and is gone answers 404.
      if (status === 412 || (status === 404 && 'tag' in condition)) return 'refused';
      throw error;
    }
  }

  return {
    /** Null when there is none. */
    async read(key: string): Promise<StoredObject | null> {
      try {
        const { Body, ETag = '', LastModified = new Date(0) } = await client.send(new GetObjectCommand(named(key)));
        return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag, written: LastModified };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    /** Names directly below a key, sorted. */
    async list(key: string): Promise<readonly string[]> {
      const below = key === '' ? start : `${start}${key}/`;
      const names: string[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: below, Delimiter: '/' }))
        names.push(
          ...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(below.length)),
          ...(page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix.slice(below.length, -1)),
        );
      return names.toSorted();
    },
    /** False when the object is in another state than `condition` says. */
    async write(key: string, bytes: Uint8Array, condition: WriteCondition): Promise<boolean> {
      for (const pause of AGAIN_MS) {
        const outcome = await put(key, bytes, condition);
        if (outcome !== 'busy') return outcome === 'written';
        await wait(pause);
      }
      return (await put(key, bytes, condition)) === 'written';
    },
    async remove(key: string): Promise<void> {
      await client.send(new DeleteObjectCommand(named(key)));
    },
  };
}

export type S3Objects = ReturnType<typeof createS3Objects>;
