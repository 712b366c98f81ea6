import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { productionEnvironment } from '../testing/production-environment.ts';
import { processEnvironment, startProviderProcess } from '../testing/provider-process.ts';
import type { ServiceProcess } from '../testing/service-process.ts';

// What does not depend on the engine, or is about PGlite only, is proved once.
describe('The process on its own folder', () => {
  let env: Record<string, string>;
  let drop: () => Promise<void>;
  let provider: ServiceProcess | undefined;
  beforeAll(async () => {
    ({ env, drop } = await processEnvironment());
  });
  afterEach(() => provider?.stop('SIGKILL'));
  afterAll(() => drop());

  it('[REL-11] ends a connection that does not finish its headers', async () => {
    provider = await startProviderProcess(env);
    const { port, hostname } = new URL(provider.url);
    const socket = connect(Number(port), hostname);
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
    const start = performance.now();
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString('utf8')));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toContain('408');
    expect(performance.now() - start).toBeLessThan(13_000);
  }, 60_000);

  it('[SEC-4] keeps its folder to its own user, also one that was open to everybody', async () => {
    const folder = join(env['DATA_DIR'] ?? '', 'private');
    mkdirSync(folder, { mode: 0o755 });
    provider = await startProviderProcess({
      ...env,
      DATA_DIR: folder,
      DATABASE_URL: `pglite:${join(folder, 'database')}`,
    });
    const files = readdirSync(folder).map((file) => join(folder, file));
    expect(files.length).toBeGreaterThan(1);
    // A folder that nobody else can enter shuts all that is below it.
    const open = [folder, ...files].filter((file) => (statSync(file).mode & 0o077) !== 0);
    expect(open).toEqual([]);
  }, 60_000);

  it('[OPS-2] opens no database for a production that lacks partners, and names them', async () => {
    const folder = join(env['DATA_DIR'] ?? '', 'without-partners');
    const production = { ...productionEnvironment, NOT_OFFERED: '', DATABASE_URL: `pglite:${folder}` };
    await expect(startProviderProcess({ ...env, ...production })).rejects.toThrow('QPAY_URL is needed in production');
    expect(existsSync(folder)).toBe(false);
  }, 60_000);

  it('refuses a PGlite folder that another process has open, and takes over one whose owner is dead', async () => {
    const folder = { ...env, DATABASE_URL: `pglite:${join(env['DATA_DIR'] ?? '', 'locked')}` };
    provider = await startProviderProcess(folder);
    await expect(startProviderProcess(folder)).rejects.toThrow(`in use by process ${provider.child.pid}`);
    await provider.stop('SIGKILL');
    const lock = join(env['DATA_DIR'] ?? '', 'locked.lock');
    // The pid of a process that lives, but started at another time: what a restarted container leaves.
    writeFileSync(lock, `${process.pid} 1`);
    provider = await startProviderProcess(folder);
    expect(readFileSync(lock, 'utf8')).toContain(String(provider.child.pid));
  }, 60_000);

  it('[PII-2] refuses a folder whose personal data another key has encrypted', async () => {
    provider = await startProviderProcess(env);
    await provider.stop('SIGTERM');
    await expect(startProviderProcess({ ...env, ENCRYPTION_KEY: 'ab'.repeat(32) })).rejects.toThrow(
      'ENCRYPTION_KEY (or',
    );
  }, 60_000);

  it('[OPS-3] says once that its disk is full, is not ready meanwhile, reads on, and is ready when it has room', async () => {
    const full = join(env['DATA_DIR'] ?? '', 'full');
    provider = await startProviderProcess({
      ...env,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      FULL_DISK_WHILE: full,
      NODE_OPTIONS: `--import=${new URL('../testing/full-disk.ts', import.meta.url).href}`,
    });
    const { url } = provider;
    const sendCode = (name: string) =>
      fetch(`${url}/api/user/v1/send_verify_code/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${name}.${'x'.repeat(30)}@example.mn`, purpose: 'register' }),
      });
    const ready = async () => (await fetch(`${url}/readyz`)).json();
    writeFileSync(full, '');
    const statuses = [];
    for (let count = 0; count < 20; count += 1) statuses.push((await sendCode(`a${count}`)).status);
    expect(statuses).toContain(503);
    expect(await ready()).toEqual({ status: 'not-ready', reason: 'the disk of the database is full' });
    expect((await fetch(`${url}/ledger/check`)).status).toBe(200);
    const errors = provider.output().match(/"level":"error".*"event":"[^"]+"/g);
    expect(errors).toEqual([expect.stringContaining('"event":"disk-full"')]);
    rmSync(full);
    while ((await fetch(`${url}/readyz`)).status !== 200) await wait(200);
    expect((await sendCode('b')).status).toBe(200);
  }, 60_000);
});
