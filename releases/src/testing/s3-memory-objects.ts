import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

interface Stored {
  readonly content: Buffer;
  readonly metadata: Readonly<Record<string, string>>;
}

interface Arriving {
  readonly key: string;
  readonly content: Readable;
  readonly metadata: Readonly<Record<string, string>>;
}

/** The condition of the write that is under way: `absent`, or the tag that the object must have. */
export const conditions = new AsyncLocalStorage<string | undefined>();

/** The object is in another state than the condition of a write says. */
export class PreconditionFailed extends Error {}

/** The objects of one bucket, in the form in which s3rver asks for them. A write and the look at its condition are one step. */
export function createMemoryObjects(pageSize: number) {
  const all = new Map<string, Stored>();
  const bucket = { name: 'releases', creationDate: new Date(0) };
  const answer = (key: string, { content, metadata }: Stored) => ({
    key,
    content: Readable.from([content]),
    metadata,
    size: content.length,
    lastModifiedDate: new Date(metadata['last-modified'] ?? 0),
  });
  return {
    getBucket: async () => bucket,
    putBucket: async () => bucket,
    getSubresource: async () => undefined,
    existsObject: async (_bucket: string, key: string) => all.has(key),
    async getObject(_bucket: string, key: string) {
      const stored = all.get(key);
      return stored ? answer(key, stored) : null;
    },
    async putObject({ key, content, metadata }: Arriving) {
      const bytes = await buffer(content);
      const condition = conditions.getStore();
      const present = all.get(key);
      if (condition === 'absent' ? present : condition && present?.metadata['etag'] !== condition)
        throw new PreconditionFailed();
      const md5 = createHash('md5').update(bytes).digest('hex');
      const facts = {
        etag: `"${md5}"`,
        'content-length': String(bytes.length),
        'last-modified': new Date().toUTCString(),
      };
      all.set(key, { content: bytes, metadata: { ...metadata, ...facts } });
      return { md5, size: bytes.length };
    },
    async deleteObject(_bucket: string, key: string) {
      all.delete(key);
    },
    /** One page of what is directly below a prefix, in the XML of ListObjectsV2; its token is the last name of the page. */
    listPage(prefix: string, after: string): string {
      const below = [...all.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
      const names = [...new Set(below.map((rest) => rest.replace(/\/.*$/, '/')))].toSorted();
      const rest = names.filter((name) => prefix + name > after);
      const page = rest.slice(0, pageSize).map((name) => prefix + name);
      const element = (name: string) =>
        name.endsWith('/')
          ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
          : `<Contents><Key>${name}</Key></Contents>`;
      const further = rest.length > pageSize;
      const token = further ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
      return `<ListBucketResult>${page.map(element).join('')}<IsTruncated>${further}</IsTruncated>${token}</ListBucketResult>`;
    },
    keys: (): readonly string[] => [...all.keys()].toSorted(),
    /** Makes an object as old as that, for what was left behind. */
    age(key: string, at: Date): void {
      const stored = all.get(key);
      if (stored) all.set(key, { ...stored, metadata: { ...stored.metadata, 'last-modified': at.toUTCString() } });
    },
  };
}
