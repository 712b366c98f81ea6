import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { processEnvironment, startProviderProcess, type ProviderProcess } from './testing/provider-process.ts';

// What does not depend on the engine, or is about PGlite only, is proved once.
describe('The process on its own folder', () => {
  let env: Record<string, string>;
  let drop: () => Promise<void>;
  let provider: ProviderProcess | undefined;
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
});
