import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandKind } from '@aylal/domain/documents';
import { signDocument, type Signed } from '../documents/signed-document.ts';
import { signRelease } from '../documents/release-signature.ts';
import { createSigningKey, type SigningKey } from '../keys/signing-key.ts';
import type { Gate } from '../gates/gate.ts';
import type { Storage } from '../storage/storage.ts';
import type { Right } from '../keys/keyring.ts';
import { openFolderRegistry } from '../registry/open-folder-registry.ts';
import { publishFolders } from '../registry/publish-folders.ts';
import { type RegistryCommand } from '../registry/registry-command.ts';
import { readBuiltFolder, type ReleaseBundle } from '../registry/release-bundle.ts';
import { buildTrialRelease, type TrialRelease } from './trial-release.ts';

/** A registry in a folder of its own, or over a storage, on a clock that the test moves. */
export function openTrialRegistry(
  start = '2026-11-21T00:00:00.000Z',
  gates: readonly Gate[] = [],
  noticeUrl?: string,
  shared: { readonly storage?: Storage; readonly keysFolder?: string } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'aylal-releases-'));
  let time = new Date(start);
  const registry = openFolderRegistry(join(folder, 'releases'), { now: () => time, gates, noticeUrl, ...shared });
  const build = (given: TrialRelease = {}) => buildTrialRelease(join(folder, 'built'), given);
  return {
    folder,
    registry,
    build,
    now: () => time,
    pass(ms: number) {
      time = new Date(time.getTime() + ms);
    },
    /** Builds, publishes and promotes in one set. */
    live: (...given: TrialRelease[]) =>
      publishFolders(registry, given.map(build), { channel: 'stable', at: time, reason: 'a test' }),
    /** Publishes what a real build left. */
    publishBuilt: (dist: string) => publishFolders(registry, [dist], { channel: 'stable', at: time, reason: 'a test' }),
    async bundle(given: TrialRelease = {}, key?: SigningKey): Promise<ReleaseBundle> {
      const { record, ...rest } = readBuiltFolder(build(given));
      const signer = key ?? (await registry.credential('publish', record.remote));
      return { ...rest, signature: signRelease(rest.release, record, signer, time) };
    },
    /** A credential of somebody else than this machine. */
    async credential(may: Right, remote: string | null) {
      const key = createSigningKey();
      await registry.ring.admit(key, { may, remote, holder: `${may} of a test` });
      return key;
    },
    signed: (act: RegistryCommand, key: SigningKey): Signed<RegistryCommand> => signDocument(commandKind, act, key),
    async promote(releases: Record<string, string>, share: number | null = null, reason = 'a test') {
      const after = (await registry.status('stable')).present?.revision ?? 0;
      const act: RegistryCommand = {
        act: 'promote',
        channel: 'stable',
        releases,
        share,
        after,
        reason,
        at: time.toISOString(),
      };
      return registry.act(await registry.sign(act));
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type TrialRegistry = ReturnType<typeof openTrialRegistry>;
