import { Refused, PublishRefused } from '../documents/refusal.ts';
import { publishingFindings } from '../gates/run-gates.ts';
import { mostRecordBytes, releaseRecord } from '../documents/release-record.ts';
import { parseDocument } from '../documents/parse-document.ts';
import { writeBundle } from '../registry/release-bundle.ts';
import type { Registry, RegistryStatus } from '../registry/registry.ts';
import { readLimited } from '../sources/http-reader.ts';

/** The registry could not be asked. */
export class RegistryUnreachable extends Error {}

/** A registry over HTTP, as the command line sees it. What it refuses arrives as `Refused`. */
export function createRegistryClient(url: string, fetch: typeof globalThis.fetch): Registry {
  async function ask<T>(path: string, body?: string): Promise<T> {
    const response = await fetch(`${url}${path}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(60_000),
      ...(body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
    }).catch((error: Error) => {
      throw new RegistryUnreachable(`the registry at ${url} does not answer (${error.message})`);
    });
    const text = Buffer.from(await readLimited(response, path, 16 * 1024 * 1024)).toString('utf8');
    const answer: unknown = /^[[{]/.test(text) ? JSON.parse(text) : {};
    if (response.ok) return answer as T;
    const {
      code = 'failed',
      message = `the registry answered ${response.status}`,
      findings,
    } = answer as {
      code?: string;
      message?: string;
      findings?: PublishRefused['findings'];
    };
    if (response.status >= 500) throw new RegistryUnreachable(message);
    throw findings ? new PublishRefused(code, message, findings) : new Refused(code, message);
  }
  return {
    publish: (bundle) => ask('/v1/releases', writeBundle(bundle)),
    act: (act) => ask('/v1/acts', JSON.stringify(act)),
    status: (channel) => ask(`/v1/status/${channel}`),
    revisions: (channel) => ask(`/v1/revisions/${channel}`),
    log: (last) => ask(`/v1/log?last=${last}`),
    async check({ release, files, together = [] }) {
      const record = parseDocument('release.json', releaseRecord, release, mostRecordBytes);
      const { present, shells } = await ask<RegistryStatus>('/v1/status/stable');
      const live = await Promise.all(
        Object.entries(present?.releases ?? {})
          .filter(([remote]) => !together.includes(remote))
          .map(async ([remote, { version }]) => {
            const bytes = Buffer.from(JSON.stringify(await ask(`/releases/${remote}/${version}/release.json`)));
            return parseDocument(`${remote} ${version}`, releaseRecord, bytes, mostRecordBytes);
          }),
      );
      return publishingFindings({ record, files }, { live, shells });
    },
  };
}
