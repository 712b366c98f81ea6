import { Refused, PublishRefused } from '../documents/refusal.ts';
import { gateContext, type Gate } from '../gates/gate.ts';
import { publishingFindings } from '../gates/run-gates.ts';
import { mostRecordBytes, releaseRecord } from '../documents/release-record.ts';
import { parseDocument } from '../documents/parse-document.ts';
import { writeBundle } from '../registry/release-bundle.ts';
import type { Registry, RegistryStatus } from '../registry/registry.ts';
import { readLimited } from '../sources/http-reader.ts';

/** The registry could not be asked. */
export class RegistryUnreachable extends Error {}

/** A registry over HTTP, as the command line sees it. What it refuses arrives as `Refused`. `sign` makes the header that status and log ask for; `gates` are the further checks that this machine makes before it publishes. */
export function createRegistryClient(
  url: string,
  fetch: typeof globalThis.fetch,
  { sign, gates }: { sign: (path: string) => string; gates: readonly Gate[] },
): Registry {
  async function read<T>(path: string): Promise<T> {
    return ask(path, { headers: { authorization: sign(path) } });
  }
  async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
    const response = await fetch(`${url}${path}`, {
      redirect: 'error',
      // A registry with a browser of its own looks at every page of a release before it answers.
      signal: AbortSignal.timeout(300_000),
      ...init,
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
    publish: (bundle) => ask('/v1/releases', posted(writeBundle(bundle))),
    act: (act) => ask('/v1/acts', posted(JSON.stringify(act))),
    status: (channel) => read(`/v1/status/${channel}`),
    revisions: (channel, last) => read(`/v1/revisions/${channel}?last=${last}`),
    log: (last) => read(`/v1/log?last=${last}`),
    versions: (remote) => read(`/v1/versions/${encodeURIComponent(remote)}`),
    failures: (remote, version) => read(`/v1/failures/${pathOf(remote, version)}`),
    sourceMaps: (remote, version) => read(`/v1/source-maps/${pathOf(remote, version)}`),
    async check({ release, files, together }, further) {
      const record = parseDocument('release.json', releaseRecord, release, mostRecordBytes);
      const { present, shells } = await read<RegistryStatus>('/v1/status/stable');
      const live = await Promise.all(
        Object.entries(present?.releases ?? {}).map(async ([remote, { version }]) => {
          const bytes = Buffer.from(JSON.stringify(await ask(`/releases/${remote}/${version}/release.json`)));
          return parseDocument(`${remote} ${version}`, releaseRecord, bytes, mostRecordBytes, 'left-out');
        }),
      );
      const context = gateContext(live, shells, { remote: record.remote, together });
      return publishingFindings({ record, files }, context, further ? gates : []);
    },
  };
}

function pathOf(remote: string, version: string): string {
  return `${encodeURIComponent(remote)}/${encodeURIComponent(version)}`;
}

function posted(body: string): RequestInit {
  return { method: 'POST', body, headers: { 'content-type': 'application/json' } };
}
