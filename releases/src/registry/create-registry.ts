import { promoteToAll, promoteToShare, rollBackTo } from '../channels/next-revision.ts';
import { checkValidity } from '../documents/document-time.ts';
import {
  currentReleases,
  type ChannelDocument,
  type ChannelRevision,
  type References,
} from '../documents/channel-document.ts';
import { parseDocument } from '../documents/parse-document.ts';
import { PublishRefused, Refused } from '../documents/refusal.ts';
import {
  mostRecordBytes,
  releaseRecord,
  releaseVersion,
  remoteId,
  type ReleaseRecord,
} from '../documents/release-record.ts';
import { digestOf, openRelease } from '../documents/release-signature.ts';
import type { Finding, Gate, GateContext } from '../gates/gate.ts';
import { promotionFindings, publishingFindings } from '../gates/run-gates.ts';
import { noCounts } from '../health/health-counts.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { longestOverrideMs, signOverrideToken } from '../sources/override-token.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import { createActLog } from './act-log.ts';
import { createChannelBook } from './channel-book.ts';
import { checkRemotes, openAct } from './open-act.ts';
import { createHealthBook } from './health-book.ts';
import type { RegistryAct } from './registry-act.ts';
import type { ActOutcome, Published, Registry } from './registry.ts';
import { checkBundleFiles, type ReleaseBundle } from './release-bundle.ts';
import { createRingBook } from './ring-book.ts';
import type { ShellRecord } from './shell-record.ts';
import * as v from 'valibot';

export interface RegistryParts {
  readonly storage: Storage;
  readonly registryKey: SigningKey;
  readonly now: () => Date;
  /** Further checks at publishing: a real browser, for one. */
  readonly gates?: readonly Gate[];
}

/** A registry over a storage. It holds the registry's own key: what it signs, hosts believe. */
export function createRegistry({ storage, registryKey, now, gates = [] }: RegistryParts) {
  const channels = createChannelBook(storage, registryKey, now);
  const ring = createRingBook(storage, registryKey, now);
  const log = createActLog(storage);
  const health = createHealthBook({ storage, channels, log, now });

  async function readRelease(
    remote: string,
    version: string,
    digest?: string,
  ): Promise<{ record: ReleaseRecord; digest: string }> {
    if (!v.is(remoteId, remote) || !v.is(releaseVersion, version))
      throw new Refused('bad-name', `${remote} ${version} is no name of a release`);
    const folder = documentKeys.folder(remote, version);
    const [release, signature] = await Promise.all([
      storage.read(`${folder}/release.json`),
      storage.read(`${folder}/release.sig`),
    ]);
    if (!release || !signature) throw new Refused('not-published', `${remote} ${version} is not published`);
    const expected = { remote, version, ...(digest === undefined ? {} : { digest }) };
    return {
      record: openRelease({ release, signature }, expected, await ring.read(), null),
      digest: digestOf(release),
    };
  }

  async function recordsOf(references: References): Promise<readonly ReleaseRecord[]> {
    const all = Object.entries(references);
    return Promise.all(all.map(async ([remote, one]) => (await readRelease(remote, one.version, one.digest)).record));
  }

  async function shells(): Promise<readonly ShellRecord[]> {
    const names = await storage.list('shells');
    const found = await Promise.all(names.map((name) => storage.read(`shells/${name}`)));
    return found.filter((bytes) => bytes !== null).map((bytes) => JSON.parse(bytes.toString('utf8')) as ShellRecord);
  }

  async function live(together: readonly string[] = []): Promise<GateContext> {
    const records = await recordsOf(currentReleases(await channels.read('stable')));
    return { live: records.filter(({ remote }) => !together.includes(remote)), shells: await shells() };
  }

  async function referencesOf(versions: Readonly<Record<string, string>>): Promise<References> {
    const found = await Promise.all(
      Object.entries(versions).map(async ([remote, version]) => {
        const { digest } = await readRelease(remote, version);
        const signature = await storage.read(`${documentKeys.folder(remote, version)}/release.sig`);
        const { signed, expires } = (JSON.parse(String(signature)) as { payload: { signed: string; expires: string } })
          .payload;
        checkValidity(`${remote} ${version}`, { from: signed, until: expires }, now());
        return [remote, { version, digest }] as const;
      }),
    );
    return Object.fromEntries(found);
  }

  /** Neighbours and shells may have moved since the release was published. */
  async function checkSet(channel: ChannelDocument, changes: References): Promise<void> {
    const set = await recordsOf({ ...currentReleases(channel), ...changes });
    const context = { live: set, shells: await shells() };
    const changed = set.filter(({ remote }) => remote in changes);
    const findings = changed.flatMap((record) => [...promotionFindings({ record, files: null }, context)]);
    if (findings.length > 0) throw refusedBy('promotion', findings);
  }

  function refuseOther(channel: ChannelDocument, after: number): void {
    const present = channel.revisions.at(-1)?.revision ?? 0;
    if (present !== after)
      throw new Refused(
        'conflict',
        `channel ${channel.channel} is at revision ${present}, not ${after}: somebody else was first; look again`,
      );
  }

  async function perform(
    act: RegistryAct,
    by: string,
    checkKey: (remotes: readonly string[]) => void,
  ): Promise<ActOutcome> {
    const how = { at: now(), by, reason: act.act === 'report' ? '' : act.reason };
    switch (act.act) {
      case 'promote': {
        checkKey(Object.keys(act.releases));
        const changes = await referencesOf(act.releases);
        return channels.add(act.channel, async (channel) => {
          refuseOther(channel, act.after);
          const revision =
            act.share === null ? promoteToAll(channel, changes, how) : promoteToShare(channel, changes, act.share, how);
          if (revision) await checkSet(channel, changes);
          return revision;
        });
      }
      case 'rollback':
        return channels.add(act.channel, (channel) => {
          refuseOther(channel, act.after);
          const revision = rollBackTo(channel, act.to, how);
          checkKey(movedBy(channel, revision));
          return revision;
        });
      case 'override': {
        checkKey(Object.keys(act.releases));
        const expires = new Date(now().getTime() + Math.min(longestOverrideMs, act.hours * 3_600_000));
        const claims = { releases: await referencesOf(act.releases), subject: act.subject, reason: act.reason };
        const times = { issued: now().toISOString(), expires: expires.toISOString() };
        return { changed: false, token: signOverrideToken({ ...claims, ...times }, registryKey) };
      }
      case 'shell': {
        checkKey(['every remote']);
        const key = documentKeys.shell(act.shell.name);
        const before = await storage.read(key);
        const bytes = Buffer.from(JSON.stringify(act.shell));
        if (before?.equals(bytes)) return { changed: false };
        return { changed: await storage.swap(key, bytes, before) };
      }
      case 'report':
        return health.add(act);
    }
  }

  const registry: Registry = {
    async publish(bundle) {
      const keys = await ring.read();
      const claim = bundle.signature.payload;
      const signature = Buffer.from(JSON.stringify(bundle.signature));
      const record = openRelease({ release: bundle.release, signature }, claim, keys, now());
      const key = keys.keys.find(({ id }) => id === bundle.signature.key);
      if (!key || key.retired) throw new Refused('retired-key', `key ${bundle.signature.key} was retired`);
      const name = `${record.remote} ${record.version}`;
      const entry = { at: now().toISOString(), by: key.holder, act: 'publish', what: name, reason: '' };
      return logged(entry, () => place(bundle, record, signature));
    },
    async check({ release, files, together }) {
      const record = parseDocument('release.json', releaseRecord, release, mostRecordBytes);
      checkBundleFiles(record, files);
      return publishingFindings({ record, files }, await live(together), gates);
    },
    async act(signed) {
      const { act, key } = openAct(signed, await ring.read(), now());
      if (act.act === 'report') return perform(act, key.holder, () => undefined);
      const entry = { at: now().toISOString(), by: key.holder, act: act.act, what: whatOf(act), reason: act.reason };
      return logged(entry, () => perform(act, key.holder, (remotes) => checkRemotes(key, remotes)));
    },
    async status(name) {
      const { revisions, ...channel } = await channels.read(name);
      const counts = (await health.read(name)) ?? noCounts;
      return {
        channel,
        present: revisions.at(-1) ?? null,
        health: counts.all,
        rollouts: counts.rollouts,
        shells: await shells(),
      };
    },
    revisions: async (name) => (await channels.read(name)).revisions,
    log: (last) => log.last(last),
  };

  async function place(bundle: ReleaseBundle, record: ReleaseRecord, signature: Buffer): Promise<Published> {
    const digest = digestOf(bundle.release);
    const published = { remote: record.remote, version: record.version, digest };
    const folder = documentKeys.folder(record.remote, record.version);
    const present = await storage.read(`${folder}/release.json`);
    if (present) {
      if (digestOf(present) !== digest) throw otherBytes(published);
      await keepSignature(`${folder}/release.sig`, signature, bundle.signature.payload.expires);
      return { ...published, fresh: false };
    }
    checkBundleFiles(record, bundle.files);
    const findings = await publishingFindings({ record, files: bundle.files }, await live(bundle.together), gates);
    if (findings.length > 0) throw refusedBy(`${record.remote} ${record.version}`, findings);
    const files = new Map(bundle.files).set('release.json', bundle.release).set('release.sig', signature);
    if (await storage.place(folder, files)) return { ...published, fresh: true };
    const winner = await storage.read(`${folder}/release.json`);
    if (!winner || digestOf(winner) !== digest) throw otherBytes(published);
    return { ...published, fresh: false };
  }

  /** Writes what was done, or why it was not; nothing is written when nothing changed. */
  async function logged<T extends object>(entry: Parameters<typeof log.add>[0], work: () => Promise<T>): Promise<T> {
    try {
      const outcome = await work();
      const idle =
        ('fresh' in outcome && outcome.fresh === false) ||
        ('changed' in outcome && outcome.changed === false && !('token' in outcome));
      if (!idle) await log.add(entry);
      return outcome;
    } catch (error) {
      if (error instanceof Refused) await log.add({ ...entry, refused: error.code });
      throw error;
    }
  }

  async function keepSignature(key: string, signature: Buffer, expires: string): Promise<void> {
    const before = await storage.read(key);
    const valid = before
      ? (JSON.parse(before.toString('utf8')) as { payload: { expires: string } }).payload.expires
      : '';
    const month = 30 * 24 * 3_600_000;
    if (!before || Date.parse(expires) - Date.parse(valid) > month) await storage.swap(key, signature, before);
  }

  return { ...registry, channels, ring, readRelease };
}

export type LocalRegistry = ReturnType<typeof createRegistry>;

function movedBy(channel: ChannelDocument, next: ChannelRevision): string[] {
  const namesOf = (revision: ChannelRevision | undefined) => [
    revision?.releases ?? {},
    ...(revision?.rollouts ?? []).map((one) => one.releases),
  ];
  const present = channel.revisions.at(-1);
  const digests = (revision: ChannelRevision | undefined, remote: string) =>
    namesOf(revision)
      .map((set) => set[remote]?.digest ?? '')
      .join();
  const remotes = new Set([present, next].flatMap((one) => namesOf(one).flatMap((set) => Object.keys(set))));
  return [...remotes].filter((remote) => digests(present, remote) !== digests(next, remote));
}

function whatOf(act: RegistryAct): string {
  if (act.act === 'rollback') return `${act.channel} to revision ${act.to}`;
  if (act.act === 'shell') return `${act.shell.name} ${act.shell.version}`;
  if (act.act === 'report') return act.channel;
  const releases = Object.entries(act.releases)
    .map(([remote, version]) => `${remote} ${version}`)
    .join(', ');
  if (act.act === 'override') return `${releases} for ${act.subject}, ${act.hours} h`;
  return `${releases} on ${act.channel}${act.share === null ? '' : `, ${act.share / 100} % of visitors`}`;
}

function otherBytes({ remote, version }: { remote: string; version: string }): PublishRefused {
  return new PublishRefused(
    'version-taken',
    `${remote} ${version} is published with other bytes; a version never changes`,
  );
}

function refusedBy(what: string, findings: readonly Finding[]): PublishRefused {
  const sentences = findings.map(({ code, message, change }) => `${code}: ${message}; ${change}`);
  return new PublishRefused(findings[0]?.code ?? 'refused', `${what} is refused. ${sentences.join('. ')}`, findings);
}
