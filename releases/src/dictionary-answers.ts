import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { hasSharedName } from './documents/shared-files.ts';

const compress = promisify(zstdCompress);

/** What begins a `dcz` answer (RFC 9842, section 5): a skippable frame of 32 bytes, which holds the hash of the dictionary. */
const dczMark = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Size of the cache of compressed answers, in bytes. */
const cacheBytes = 16 * 1024 * 1024;

/** What a browser said of the dictionary that it has (RFC 9842, section 2.2 and 2.3). */
export interface OfferedDictionary {
  /** Name of the file, as `Use-As-Dictionary` called it. */
  readonly id: string;
  /** SHA-256 of the dictionary, in base64. */
  readonly hash: string;
}

/** Reads `Available-Dictionary` and `Dictionary-ID`; undefined when they name no file that could lie in a folder of shared ones. */
export function readOfferedDictionary(
  available: string | undefined,
  id: string | undefined,
): OfferedDictionary | undefined {
  const hash = available && /^:([A-Za-z0-9+/]{43}=):$/.exec(available)?.[1];
  const name = id && /^"([\w.-]+)"$/.exec(id)?.[1];
  return hash && name && hasSharedName(name) ? { id: name, hash } : undefined;
}

/** `Use-As-Dictionary` for the script at this path: it serves for what else its folder has under the same word, as `results.*.js`. Undefined for other files. */
export function dictionaryUse(path: string): string | undefined {
  const [name = ''] = path.split('/').slice(-1);
  if (!hasSharedName(name) || !name.endsWith('.js')) return undefined;
  const pattern = path.slice(0, -name.length) + name.replace(/\.[0-9a-f]{10}\.js$/, '.*.js');
  return `match="${pattern}", id="${name}"`;
}

/**
 * Writes a file as what has changed since an earlier file of the same folder (`dcz`, RFC 9842). Undefined where the earlier one is not there any more, is not what
 * the browser has, or saves nothing: then the file goes out as always. Answers are cached, as files never change under their names, and
 * one that many ask for at once, such as after a release, is compressed once.
 */
export function createDictionaryAnswers(): (
  folder: string,
  name: string,
  offered: OfferedDictionary,
) => Promise<Buffer | undefined> {
  const cache = new LRUCache<string, Buffer, Wish>({
    maxSize: cacheBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => writeAnswer(context),
  });
  return (folder, name, { id, hash }) =>
    cache.fetch([folder, name, id, hash].join(' '), { context: { folder, name, id, hash } });
}

interface Wish extends OfferedDictionary {
  readonly folder: string;
  readonly name: string;
}

async function writeAnswer({ folder, name, id, hash }: Wish): Promise<Buffer | undefined> {
  const [bytes, dictionary] = await Promise.all([readIfThere(join(folder, name)), readIfThere(join(folder, id))]);
  if (!bytes || !dictionary) return undefined;
  const digest = createHash('sha256').update(dictionary).digest();
  if (digest.toString('base64') !== hash) return undefined;
  const params = {
    [constants.ZSTD_c_compressionLevel]: 19,
    // Far enough to see all of the dictionary from the end of the file.
    [constants.ZSTD_c_windowLog]: Math.max(10, Math.ceil(Math.log2(bytes.length + dictionary.length))),
  };
  const answer = Buffer.concat([dczMark, digest, await compress(bytes, { dictionary, params })]);
  return answer.length < bytes.length ? answer : undefined;
}

function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
