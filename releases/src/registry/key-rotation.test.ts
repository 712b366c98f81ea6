import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../commands/run-command.ts';
import { signDocument } from '../documents/signed-document.ts';
import { registryKeysKind } from '../keys/registry-keys.ts';
import { createSigningKey, type SigningKey } from '../keys/signing-key.ts';
import { createSource } from '../sources/create-source.ts';
import { signOverrideToken } from '../sources/override-token.ts';
import { createStorageReader } from '../sources/storage-reader.ts';
import { signChannel } from '../testing/sign-channel.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import { anybody } from '../testing/trial-service.ts';
import { openFolderRegistry } from './open-folder-registry.ts';

let trial: TrialRegistry;
beforeEach(async () => {
  trial = openTrialRegistry();
  await trial.live({});
});
afterEach(() => trial.close());

const day = 24 * 3_600_000;
const path = (...parts: string[]) => join(trial.folder, ...parts);
const chainFile = () => path('releases/keys/registry.json');
const secret = (name: string) => trial.registry.keys.key(name);
/** A host that was configured with this key; it caches what it read in a file. */
const openHost = (name: string, registryKey = trial.registry.registryKey) =>
  createSource({
    reader: createStorageReader(trial.registry.storage),
    channel: 'stable',
    registryKey,
    baseUrl: '/releases/',
    lastSetFile: path(`${name}.json`),
    now: trial.now,
  });
const versionOf = (host: Awaited<ReturnType<typeof openHost>>) => host.resolve(anybody).releases['mf-trial']?.version;
/** Adds a link to the chain as somebody with this key would. */
function forgeLink(signer: SigningKey, keys: readonly SigningKey[], serial: number): void {
  const { links } = JSON.parse(readFileSync(chainFile(), 'utf8')) as { links: unknown[] };
  const payload = { serial, issued: trial.now().toISOString(), keys: keys.map(({ publicKey }) => ({ publicKey })) };
  const link = signDocument(registryKeysKind, { ...payload, retired: [] }, signer);
  writeFileSync(chainFile(), JSON.stringify({ links: [...links, link] }));
}
const token = (key: SigningKey) => {
  const issued = trial.now().toISOString();
  const expires = new Date(trial.now().getTime() + 3_600_000).toISOString();
  return signOverrideToken({ releases: {}, subject: 'Bat', reason: 'a test', issued, expires }, key);
};

describe('A registry that changes its key', () => {
  it('signs with the new key, and a running host goes on without an error', async () => {
    const host = await openHost('running');
    const key = await trial.registry.ownKeys.rotate('a year has passed');
    expect(readFileSync(path('releases/channels/stable.signed.json'), 'utf8')).toContain(`"key":"${key.id}"`);
    await host.refresh();
    await trial.live({ version: '1.1.0+bb' });
    await host.refresh();
    expect(versionOf(host)).toBe('1.1.0+bb');
    await expect(host.openOverride?.(token(key))).resolves.toMatchObject({ subject: 'Bat' });
    await expect(host.openOverride?.(token(secret('registry')))).resolves.toMatchObject({ subject: 'Bat' });
  });

  it('is followed by a service that runs meanwhile', async () => {
    const service = openFolderRegistry(path('releases'), { now: trial.now });
    await service.channels.read('stable');
    const key = await trial.registry.ownKeys.rotate('a year has passed');
    await service.channels.touch();
    expect((await service.ownKeys.signing()).id).toBe(key.id);
    expect(readFileSync(path('releases/channels/stable.signed.json'), 'utf8')).toContain(`"key":"${key.id}"`);
  });

  it('is read on by a machine that has not got the new secret yet, which signs nothing until then', async () => {
    const keysFolder = path('other-keys');
    cpSync(path('release-keys'), keysFolder, { recursive: true });
    await trial.registry.ownKeys.rotate('a year has passed');
    const other = openFolderRegistry(path('releases'), { keysFolder, now: trial.now });
    expect((await other.channels.read('stable')).revisions).toHaveLength(1);
    await expect(other.channels.touch()).rejects.toMatchObject({ code: 'missing' });
    cpSync(path('release-keys'), keysFolder, { recursive: true });
    await other.channels.touch();
  });

  it('is followed over several keys by a host that knows only the first, also one that was off meanwhile', async () => {
    await openHost('off');
    await trial.registry.ownKeys.rotate('a year has passed');
    await trial.registry.ownKeys.rotate('another year');
    await trial.registry.ownKeys.retire(secret('registry').id, 'nobody needs it');
    await trial.registry.ownKeys.retire(secret('registry-2').id, 'nobody needs it');
    trial.pass(200 * day);
    await trial.live({ version: '1.1.0+bb' });
    expect(versionOf(await openHost('off'))).toBe('1.1.0+bb');
    expect(versionOf(await openHost('new'))).toBe('1.1.0+bb');
    expect(versionOf(await openHost('told of the newest', secret('registry-3').publicKey))).toBe('1.1.0+bb');
  });

  it('lets a host start without it after the change', async () => {
    await trial.registry.ownKeys.rotate('a year has passed');
    await openHost('kept');
    rmSync(path('releases/channels'), { recursive: true });
    expect(versionOf(await openHost('kept'))).toBe('1.0.0+aa');
  });

  it('[MFE-3] is not believed when the new keys are not signed by a key from before', async () => {
    await trial.registry.ownKeys.rotate('a year has passed');
    const host = await openHost('running');
    const stranger = createSigningKey();
    forgeLink(stranger, [stranger], 3);
    await expect(host.refresh()).rejects.toMatchObject({ code: 'unknown-key' });
    await expect(openHost('new')).rejects.toMatchObject({ code: 'unknown-key' });
  });

  it('[MFE-3] is not believed when a host is shown fewer keys than it has seen, or others', async () => {
    await trial.registry.ownKeys.rotate('a year has passed');
    const before = readFileSync(chainFile());
    await trial.registry.ownKeys.retire(secret('registry').id, 'it was seen by somebody');
    const host = await openHost('running');
    writeFileSync(chainFile(), before);
    await expect(host.refresh()).rejects.toMatchObject({ code: 'replayed' });
    rmSync(chainFile());
    await expect(host.refresh()).rejects.toMatchObject({ code: 'replayed' });
    writeFileSync(chainFile(), before);
    forgeLink(secret('registry'), [createSigningKey()], 3);
    await expect(host.refresh()).rejects.toMatchObject({ code: 'replayed' });
    expect(versionOf(host)).toBe('1.0.0+aa');
  });

  it('[MFE-3] has nothing believed that a retired key signs', async () => {
    const old = secret('registry');
    await trial.registry.ownKeys.rotate('a year has passed');
    await trial.registry.ownKeys.retire(old.id, 'it was seen by somebody');
    const host = await openHost('running');
    await expect(host.openOverride?.(token(old))).rejects.toMatchObject({ code: 'retired-key' });
    signChannel(path('releases/channels/stable.signed.json'), old);
    await expect(host.refresh()).rejects.toMatchObject({ code: 'retired-key' });
    await expect(openHost('new')).rejects.toMatchObject({ code: 'retired-key' });
  });

  it('goes on when the secret of a retired key is destroyed, and its log stays readable', async () => {
    await trial.registry.ownKeys.rotate('a year has passed');
    await trial.registry.ownKeys.retire(secret('registry').id, 'nobody needs it');
    rmSync(path('release-keys/registry.key'));
    const later = openFolderRegistry(path('releases'), { now: trial.now });
    await later.channels.touch();
    expect(later.registryKey).toBe(secret('registry-2').publicKey);
    const log = await later.log(100);
    expect(log.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['publish', 'promote', 'rotate-key', 'retire-key']),
    );
    expect((await later.checkLog()).entries).toBe(log.length);
  });

  it('takes no entry of the log that a retired key signed afterwards', async () => {
    await trial.registry.ownKeys.rotate('a year has passed');
    await trial.registry.ownKeys.retire(secret('registry').id, 'it was seen by somebody');
    const { entries, digest } = await trial.registry.checkLog();
    const at = new Date(trial.now().getTime() + 1000).toISOString();
    const entry = {
      at,
      by: 'Bat',
      act: 'promote',
      what: 'mf-trial',
      reason: 'forged',
      number: entries + 1,
      before: digest,
    };
    const name = `n${String(entries + 1).padStart(9, '0')}.json`;
    const signed = signDocument('aylal-log-entry', entry, secret('registry'));
    writeFileSync(path('releases/log', name), JSON.stringify(signed));
    await expect(trial.registry.checkLog()).rejects.toMatchObject({ code: 'log-broken' });
    expect((await trial.registry.log(1)).map(({ by }) => by)).not.toContain('Bat');
  });

  it('counts a key with an end until then', async () => {
    await trial.registry.ownKeys.rotate('a year has passed', new Date(trial.now().getTime() + 5 * day).toISOString());
    const host = await openHost('running');
    trial.pass(6 * day);
    await trial.live({ version: '1.1.0+bb' });
    await expect(host.refresh()).rejects.toMatchObject({ code: 'expired-key' });
    await trial.registry.ownKeys.rotate('too late');
    await host.refresh();
    expect(versionOf(host)).toBe('1.1.0+bb');
  });

  it('is changed by the command line, which says what hosts are told, and refuses to end the key that signs', async () => {
    const data = ['--data', trial.folder];
    const rotated = await runCommand(['rotate-key', '--days', '400', '--reason', 'a year has passed', ...data], {});
    const signing = await trial.registry.ownKeys.signing();
    expect(rotated.out).toContain(`RELEASES_KEY=${signing.publicKey}`);
    expect((await trial.registry.ownKeys.believed()).keys).toHaveLength(2);
    expect(await runCommand(['retire', signing.id, ...data], {})).toMatchObject({
      code: 1,
      fault: expect.stringContaining('last-key'),
    });
    expect(await runCommand(['retire', secret('registry').id, ...data], {})).toMatchObject({ code: 0 });
    expect((await trial.registry.ownKeys.believed()).keys).toHaveLength(1);
    expect(await runCommand(['rotate-key', ...data], {})).toMatchObject({ code: 2 });
  });
});
