import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { bookNumber, ordersOf, runBackupCommand } from '../../testing/backup-commands.ts';
import { signInAgain, signUp } from '../../testing/process-customer.ts';
import { processEnvironment, startProviderProcess } from '../../testing/provider-process.ts';
import type { ServiceProcess } from '../../testing/service-process.ts';

/** What jobs and restarts write by themselves. */
const CHANGED_MEANWHILE = [
  'migrations',
  'order_pages',
  'order_words',
  'order_words_due',
  'outbox',
  'partner_calls',
  'rate_windows',
  'reconciled_days',
  'search_counts',
];

describe('A backup of a database server', () => {
  let place: string;
  let env: Record<string, string>;
  let drop: () => Promise<void>;
  let emptyUrl: string;
  let provider: ServiceProcess | undefined;
  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'aylal-backup-'));
    const prepared = await processEnvironment();
    env = { ...prepared.env, DATA_DIR: join(place, 'shop'), SANDBOX: 'on' };
    const url = new URL(prepared.env['DATABASE_URL'] ?? '');
    const name = `${url.pathname.slice(1)}_restored`;
    emptyUrl = new URL(`/${name}`, url).href;
    await query(new URL('/postgres', url).href, `create database ${name}`);
    drop = async () => {
      await query(new URL('/postgres', url).href, `drop database ${name} with (force)`);
      await prepared.drop();
    };
  }, 60_000);
  afterAll(async () => {
    await provider?.stop('SIGKILL');
    await drop();
    rmSync(place, { recursive: true, force: true });
  });

  async function query<Row>(url: string, text: string): Promise<Row[]> {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return (await client.query(text)).rows as Row[];
    } finally {
      await client.end();
    }
  }
  /** All rows of all tables, each table as one digest. */
  async function contentOf(url: string): Promise<Record<string, string>> {
    const tables = await query<{ name: string }>(
      url,
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    const content: Record<string, string> = {};
    for (const { name } of tables.filter((table) => !CHANGED_MEANWHILE.includes(table.name))) {
      const [row] = await query<{ digest: string }>(
        url,
        `select md5(coalesce(string_agg(md5(to_jsonb(t)::text), ',' order by md5(to_jsonb(t)::text)), '')) as digest from ${name} t`,
      );
      content[name] = row?.digest ?? '';
    }
    return content;
  }
  const run = (command: 'backup' | 'restore', folder: string, over: Record<string, string> = {}) =>
    runBackupCommand(command, folder, { ...env, ...over });

  it('[OPS-4] taken while the shop sells comes back in another database, row by row, and the shop goes on from it', async () => {
    provider = await startProviderProcess(env);
    const headers = await signUp(provider.url, 'keeper@example.mn');
    const before = await bookNumber(provider.url, headers, 1);
    expect(run('backup', join(place, 'saved'))).toMatchObject({ status: 0, ok: true });
    await provider.stop('SIGTERM');
    const there = { DATA_DIR: join(place, 'restored'), DATABASE_URL: emptyUrl };
    expect(run('restore', join(place, 'saved'), there)).toMatchObject({ status: 0, ok: true });
    expect(await contentOf(emptyUrl)).toEqual(await contentOf(env['DATABASE_URL'] ?? ''));

    provider = await startProviderProcess({ ...env, ...there });
    const again = await signInAgain(provider.url, 'keeper@example.mn');
    const after = await bookNumber(provider.url, again, 2);
    expect(await ordersOf(provider.url, again)).toEqual([after, before]);
  }, 120_000);

  it('is restored into nothing that is there, and not at all when a file is not as it was saved', () => {
    const there = { DATA_DIR: join(place, 'nowhere'), DATABASE_URL: emptyUrl };
    expect(run('restore', join(place, 'saved'), there)).toMatchObject({
      status: 2,
      reason: expect.stringMatching('The database is not empty'),
    });
    truncateSync(join(place, 'saved', 'tables', '000.copy.gz'));
    expect(run('restore', join(place, 'saved'), there)).toMatchObject({
      status: 2,
      reason: expect.stringMatching('Not as it was saved: tables/000'),
    });
  }, 60_000);
});
