import pg from 'pg';
import { randomBytes } from 'node:crypto';

/** Name of the database that the global set-up migrates once; every test file gets a copy. */
export const TEMPLATE_DATABASE = 'aylal_template';

/** A database of its own on the server that the global set-up started. */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run with jest.postgres.config.mjs');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${TEMPLATE_DATABASE}`);
  return {
    url: new URL(`/${name}`, server).href,
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('/postgres', server).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
