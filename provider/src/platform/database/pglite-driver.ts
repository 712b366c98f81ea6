import { protocol, type PGlite } from '@electric-sql/pglite';
import {
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { createPgliteStatements, type PgliteStatements } from './pglite-statements.ts';

/**
 * Kysely on PGlite with statements that are parsed once and sent in one message. PGlite's own `query` sends six for each, and every message
 * costs more than most of our statements do.
 */
export function pgliteDialect(pglite: PGlite): Dialect {
  return {
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => pgliteDriver(pglite),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

interface Held extends DatabaseConnection {
  begin(): void;
  end(command: 'commit' | 'rollback'): Promise<void>;
  release(): void;
}

function pgliteDriver(pglite: PGlite): Driver {
  const statements = createPgliteStatements(pglite);
  // Kysely returns what `acquireConnection` answered.
  const held = (connection: DatabaseConnection) => connection as Held;
  return {
    init: async () => {},
    acquireConnection: () => hold(pglite, statements),
    beginTransaction: async (connection) => held(connection).begin(),
    commitTransaction: (connection) => held(connection).end('commit'),
    rollbackTransaction: (connection) => held(connection).end('rollback'),
    releaseConnection: async (connection) => held(connection).release(),
    destroy: async () => {},
  };
}

/** The one session, from now until it is released; PGlite's own calls wait meanwhile. */
function hold(pglite: PGlite, statements: PgliteStatements): Promise<Held> {
  return new Promise((resolve, reject) => {
    pglite
      ._runExclusiveTransaction(
        () => new Promise<void>((release) => resolve(heldConnection(pglite, statements, release))),
      )
      .catch(reject);
  });
}

function heldConnection(pglite: PGlite, statements: PgliteStatements, release: () => void): Held {
  let transaction: 'none' | 'wanted' | 'open' = 'none';
  return {
    // A turn of the event loop between any two who hold it: statements end without one, and new connections are accepted one a turn.
    release: () => void setImmediate(release),
    begin: () => {
      // Sent with the first statement.
      transaction = 'wanted';
    },
    end: async (command) => {
      const was = transaction;
      transaction = 'none';
      if (was !== 'open') return;
      const messages = await pglite.execProtocolStream(protocol.serialize.query(command), { syncToFs: false });
      await pglite.syncToFs();
      const done = messages.some((message) => message.name === 'commandComplete' && tagOf(message) === command);
      if (!done) throw new Error('The transaction was rolled back: one of its statements had failed');
    },
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const begins = transaction === 'wanted';
      if (begins) transaction = 'open';
      const { rows, affected } = await statements.run(sql, parameters, begins);
      if (transaction === 'none') await pglite.syncToFs();
      return { rows: rows as R[], ...(affected === undefined ? {} : { numAffectedRows: BigInt(affected) }) };
    },
    streamQuery: () => {
      throw new Error('The embedded engine does not stream');
    },
  };
}

const tagOf = (message: object) => ('text' in message ? String(message.text).toLowerCase() : '');
