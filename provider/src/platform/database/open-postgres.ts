import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { createKysely } from './create-kysely.ts';
import type { Database } from './database.ts';
import { ImpatientClient } from './impatient-client.ts';
import { JoiningSocket } from './joining-socket.ts';
import { listenPostgres } from './listen-postgres.ts';
import type { OpenOptions } from './open-database.ts';

const INT8 = 20;

/** A PostgreSQL server. Connections that break are thrown away and made again, so service comes back with the server (REL-9). */
export async function openPostgres(
  url: string,
  { poolSize = 10, onConnectionLost = () => {} }: OpenOptions,
): Promise<Database> {
  const settings: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_500,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    stream: () => new JoiningSocket(),
    keepAlive: true,
    keepAliveInitialDelayMillis: 2_000,
    options: '-c timezone=UTC',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  };
  const pool = new pg.Pool({ ...settings, Client: ImpatientClient, max: poolSize, idleTimeoutMillis: 30_000 });
  // A lost idle connection is an event of the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // Once: a connection that breaks has a second error of its end.
  pool.on('connect', (client) => client.once('error', onConnectionLost));
  const { db, disk, stopWatch } = createKysely(new PostgresDialect({ pool }));
  return {
    engine: 'postgres',
    db,
    disk,
    session: async (work) => {
      const client = await pool.connect();
      try {
        return await work({
          run: async (script) => {
            await client.query(script);
          },
          rows: async <R>(statement: string, values?: readonly unknown[]) =>
            (await client.query(statement, [...(values ?? [])])).rows as R[],
        });
      } finally {
        client.release();
      }
    },
    listen: (channel, onNotice, onGap) => listenPostgres(settings, channel, onNotice, onGap, onConnectionLost),
    copy: () => Promise.reject(new Error('a database of its own server is copied by its own tools')),
    ping: async () => {
      await pool.query({ text: 'select 1', query_timeout: 1_000 } as pg.QueryConfig);
    },
    // Kysely ends the pool only when it has used it.
    close: () => {
      stopWatch();
      return pool.end();
    },
  };
}
