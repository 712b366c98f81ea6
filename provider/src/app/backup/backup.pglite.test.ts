import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../testing/free-port.ts';
import { bookNumber, ordersOf, runBackupCommand } from '../../testing/backup-commands.ts';
import { signInAgain, signUp } from '../../testing/process-customer.ts';
import { startProviderProcess } from '../../testing/provider-process.ts';
import type { ServiceProcess } from '../../testing/service-process.ts';

const HOST_KEY = 'key-of-this-test-run';

describe('A backup of the embedded database', () => {
  let place: string;
  let env: Record<string, string>;
  let provider: ServiceProcess | undefined;
  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'aylal-backup-'));
    env = { DATA_DIR: join(place, 'shop'), PROVIDER_PORT: String(await freePort()), HOST_KEY, SANDBOX: 'on' };
  });
  afterEach(() => provider?.stop('SIGKILL'));
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  const run = (command: 'backup' | 'restore', folder: string, over: Record<string, string> = {}) =>
    runBackupCommand(command, folder, { ...env, ...over });

  it('[OPS-4] taken while the shop sells has everything that was acknowledged before, and comes back in another folder with books that agree', async () => {
    provider = await startProviderProcess(env);
    mkdirSync(join(place, 'shop', 'release-keys'), { recursive: true });
    writeFileSync(join(place, 'shop', 'release-keys', 'registry.key'), 'a key');
    const headers = await signUp(provider.url, 'keeper@example.mn');
    const before = await bookNumber(provider.url, headers, 1);
    expect(run('backup', join(place, 'saved'))).toMatchObject({ status: 0, ok: true });
    expect(statSync(join(place, 'saved')).mode & 0o077).toBe(0);
    const after = await bookNumber(provider.url, headers, 2);
    expect(await ordersOf(provider.url, headers)).toEqual([after, before]);
    await provider.stop('SIGKILL');

    const there = { DATA_DIR: join(place, 'restored') };
    expect(run('restore', join(place, 'saved'), there)).toMatchObject({ status: 0, ok: true });
    expect(existsSync(join(place, 'restored', 'release-keys', 'registry.key'))).toBe(true);
    provider = await startProviderProcess({ ...env, ...there });
    const again = await signInAgain(provider.url, 'keeper@example.mn');
    expect(await ordersOf(provider.url, again)).toEqual([before]);
  }, 120_000);

  it('is not written over, nor restored over a shop', () => {
    expect(run('backup', join(place, 'saved'))).toMatchObject({
      status: 2,
      reason: expect.stringMatching('exists already'),
    });
    expect(run('restore', join(place, 'saved'))).toMatchObject({
      status: 2,
      reason: expect.stringMatching('is not empty'),
    });
  }, 60_000);

  it('needs the provider that has the folder to be named', async () => {
    provider = await startProviderProcess(env);
    const refused = run('backup', join(place, 'second'), { HOST_KEY: 'another-key-than-it-has' });
    expect(refused).toMatchObject({ status: 2, reason: expect.stringMatching('A provider runs on this folder') });
    expect(existsSync(join(place, 'second'))).toBe(false);
    expect((await fetch(`${provider.url}/backup/database`)).status).toBe(404);
  }, 60_000);

  it('of which a file was changed is not restored at all', () => {
    appendFileSync(join(place, 'saved', 'encryption.key'), '0');
    const there = { DATA_DIR: join(place, 'nowhere') };
    expect(run('restore', join(place, 'saved'), there)).toMatchObject({
      status: 2,
      reason: 'Not as it was saved: encryption.key',
    });
    expect(existsSync(join(place, 'nowhere'))).toBe(false);
  }, 60_000);
});
