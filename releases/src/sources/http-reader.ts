import { mostChannelBytes } from '../documents/channel-document.ts';
import { mostRecordBytes } from '../documents/release-record.ts';
import { mostKeysBytes } from '../keys/registry-keys.ts';
import { mostProfilesBytes } from '../profiles/profiles-document.ts';
import type { ReleaseReader } from './release-reader.ts';

interface KnownDocument {
  readonly tag: string;
  readonly bytes: Uint8Array;
}

/** Reads a registry over HTTP: from this origin only, no redirects, 3 s, and never more bytes than a document may have. What has not changed since the last look is not sent again. */
export function createHttpReader(url: string, fetch: typeof globalThis.fetch): ReleaseReader {
  const origin = new URL(url).origin;
  const known = new Map<string, KnownDocument>();
  const readChanging = async (path: string, mostBytes: number) => {
    const last = known.get(path);
    const response = await ask(path, last ? { 'if-none-match': last.tag } : {});
    if (response.status === 304 && last) return last.bytes;
    if (response.status === 404) return null;
    const bytes = await take(response, path, mostBytes);
    const tag = response.headers.get('etag');
    if (tag) known.set(path, { tag, bytes });
    return bytes;
  };
  const readNeeded = async (path: string, mostBytes: number) => {
    const bytes = await readChanging(path, mostBytes);
    if (!bytes) throw new Error(`the registry answered 404 for ${path}`);
    return bytes;
  };
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, { headers, redirect: 'error', signal: AbortSignal.timeout(3000) });
    if (response.url && new URL(response.url).origin !== origin)
      throw new Error(`${path} was answered by ${new URL(response.url).origin}`);
    return response;
  };
  const take = async (response: Response, path: string, mostBytes: number) => {
    if (!response.ok) throw new Error(`the registry answered ${response.status} for ${path}`);
    return readLimited(response, path, mostBytes);
  };
  return {
    registryKeys: () => readChanging('/v1/keys', mostKeysBytes),
    ring: () => readNeeded('/v1/ring', 256 * 1024),
    profiles: () => readChanging('/v1/profiles', mostProfilesBytes),
    channel: (name) => readNeeded(`/v1/channels/${name}`, mostChannelBytes),
    async release(remote, version, file) {
      const path = `/releases/${remote}/${version}/${file}`;
      return take(await ask(path), path, file === 'release.sig' ? 4096 : mostRecordBytes);
    },
  };
}

/** Stops an endless answer as soon as it is too long. */
export async function readLimited(response: Response, what: string, mostBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > mostBytes) throw new Error(`${what} is longer than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
