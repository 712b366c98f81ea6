import { mostChannelBytes } from '../documents/channel-document.ts';
import { mostRecordBytes } from '../documents/release-record.ts';
import type { ReleaseReader } from './release-reader.ts';

/** Reads a registry over HTTP: from this origin only, no redirects, 3 s, and never more bytes than a document may have. */
export function createHttpReader(url: string, fetch: typeof globalThis.fetch): ReleaseReader {
  const origin = new URL(url).origin;
  const read = async (path: string, mostBytes: number) => {
    const response = await fetch(`${url}${path}`, { redirect: 'error', signal: AbortSignal.timeout(3000) });
    if (response.url && new URL(response.url).origin !== origin)
      throw new Error(`${path} was answered by ${new URL(response.url).origin}`);
    if (!response.ok) throw new Error(`the registry answered ${response.status} for ${path}`);
    return readLimited(response, path, mostBytes);
  };
  return {
    ring: () => read('/v1/ring', 256 * 1024),
    channel: (name) => read(`/v1/channels/${name}`, mostChannelBytes),
    release: (remote, version, file) =>
      read(`/releases/${remote}/${version}/${file}`, file === 'release.sig' ? 4096 : mostRecordBytes),
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
