import { gateContext, type Gate } from '../gates/gate.ts';
import { publishingFindings } from '../gates/run-gates.ts';
import { mostRecordBytes, releaseRecord, type ReleaseRecord } from '../documents/release-record.ts';
import { parseDocument } from '../documents/parse-document.ts';
import type { ProfilesDocument } from '../profiles/profiles-document.ts';
import { loadingShells } from '../profiles/loading-shells.ts';
import { writeBundle } from '../registry/release-bundle.ts';
import type { KeyHolder, Registry, RegistryStatus } from '../registry/registry.ts';
import { callRegistry } from './call-registry.ts';

/** A registry over HTTP, as the command line sees it. What it refuses arrives as `Refused`. `sign` makes the header that status and log ask for; `gates` are the further checks that this machine makes before it publishes. */
export function createRegistryClient(
  url: string,
  fetch: typeof globalThis.fetch,
  { sign, gates }: { sign: (path: string) => Promise<string>; gates: readonly Gate[] },
): Registry {
  async function read<T>(path: string): Promise<T> {
    return ask(path, { headers: { authorization: await sign(path) } });
  }
  const ask = <T>(path: string, init: RequestInit = {}) => callRegistry<T>(url, path, init, fetch);
  async function readProfiles(): Promise<ProfilesDocument> {
    return (await ask<{ payload: ProfilesDocument }>('/v1/profiles')).payload;
  }
  async function readRecord(remote: string, version: string): Promise<ReleaseRecord> {
    const bytes = Buffer.from(JSON.stringify(await ask(`/releases/${remote}/${version}/release.json`)));
    return parseDocument(`${remote} ${version}`, releaseRecord, bytes, mostRecordBytes, 'left-out');
  }
  return {
    publish: (bundle) => ask('/v1/releases', posted(writeBundle(bundle))),
    act: (command) => ask('/v1/commands', posted(JSON.stringify(command))),
    status: (channel) => read(`/v1/status/${channel}`),
    revisions: (channel, last) => read(`/v1/revisions/${channel}?last=${last}`),
    hours: (channel, last) => read(`/v1/hours/${channel}?last=${last}`),
    curves: (channel, remote) => read(`/v1/curves/${channel}/${encodeURIComponent(remote)}`),
    record: (remote, version) => readRecord(remote, version),
    inspect: (remote, version) => read(`/v1/inspections/${pathOf(remote, version)}`),
    holderOf: async (id) => (await read<{ holder: KeyHolder | null }>(`/v1/holders/${id}`)).holder,
    holders: () => read('/v1/holders'),
    trustedPipelines: () => read('/v1/trusted'),
    registryKeys: () => read('/v1/registry-keys'),
    prunePlan: (days) => read(`/v1/prune-plan?days=${days}`),
    checkLog: () => read('/v1/verified-log'),
    verify: (remote, version) => read(`/v1/verified/${pathOf(remote, version)}`),
    log: (last) => read(`/v1/log?last=${last}`),
    profiles: readProfiles,
    versions: (remote) => read(`/v1/versions/${encodeURIComponent(remote)}`),
    failures: (remote, version) => read(`/v1/failures/${pathOf(remote, version)}`),
    pictures: (remote, version) => read(`/v1/pictures/${pathOf(remote, version)}`),
    sourceMaps: (remote, version) => read(`/v1/source-maps/${pathOf(remote, version)}`),
    async check({ release, files, together }, further) {
      const record = parseDocument('release.json', releaseRecord, release, mostRecordBytes);
      const { present, shells } = await read<RegistryStatus>('/v1/status/stable');
      const live = await Promise.all(
        Object.entries(present?.releases ?? {}).map(([remote, { version }]) => readRecord(remote, version)),
      );
      const asked = loadingShells(shells, (await readProfiles()).profiles, record, null);
      const context = gateContext(live, asked, { remote: record.remote, together });
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
