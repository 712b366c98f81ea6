import { sql } from 'kysely';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProvider } from '../../app/start-provider.ts';
import { readConfig } from '../../app/config.ts';
import { asDataFolderError, DataFolderError } from './data-folder-error.ts';
import { openDatabase } from './open-database.ts';

describe('[OPS-1] A data folder on which no shop can start', () => {
  const work = mkdtempSync(join(tmpdir(), 'aylal-folder-'));
  const whole = join(work, 'whole');
  const log = '000000010000000000000001';
  beforeAll(async () => {
    const database = await openDatabase(`pglite:${whole}`);
    await sql`create table kept as select 1 as one`.execute(database.db);
    await database.close();
  }, 60_000);
  afterAll(() => rmSync(work, { recursive: true }));

  it.each<[string, (folder: string) => void, string]>([
    ['an empty control file', cut('global/pg_control'), 'global/pg_control has 0 of 8192 bytes'],
    ['no control file', remove('global/pg_control'), 'global/pg_control is missing'],
    ['no version', remove('PG_VERSION'), 'PG_VERSION is missing'],
    ['an empty version', cut('PG_VERSION'), 'PG_VERSION holds no version'],
    ['an empty log', cut(`pg_wal/${log}`), `pg_wal/${log} has 0 of 16777216 bytes`],
    ['no data', remove('base'), 'base is missing'],
    ['an empty map of files', cut('global/pg_filenode.map'), 'PostgreSQL cannot read its files'],
    ['a configuration that is gone', remove('postgresql.conf'), 'PostgreSQL cannot read its files'],
  ])(
    'is named, with what was found and what to do: %s',
    async (name, damage, found) => {
      const folder = join(work, name.replaceAll(' ', '-'));
      cpSync(whole, folder, { recursive: true });
      damage(folder);
      await expect(openDatabase(`pglite:${folder}`)).rejects.toThrow(
        `The data folder ${folder} is damaged (${found}): restore it from a copy or set DATA_DIR to another folder; starting again does not mend it`,
      );
      // No database is made over the files of another.
      expect(existsSync(join(folder, 'PG_VERSION'))).toBe(name !== 'no version');
      rmSync(folder, { recursive: true });
    },
    60_000,
  );

  it('is a path on which a file is in the way', async () => {
    const file = join(work, 'file');
    writeFileSync(file, '');
    const start = (dataDir: string) => runProvider(readConfig({ NODE_ENV: 'test', SANDBOX: 'on', DATA_DIR: dataDir }));
    await expect(start(join(file, 'data'))).rejects.toThrow(
      `The data folder ${join(file, 'data')} cannot be made, because a part of its path is a file: move the file away or set DATA_DIR to another folder`,
    );
    await expect(start(file)).rejects.toThrow(DataFolderError);
    await expect(openDatabase(`pglite:${join(file, 'database')}`)).rejects.toThrow(DataFolderError);
  });

  it.each([
    ['EROFS', 'is on a file system that is read-only: mount it for writing'],
    ['EACCES', 'cannot be written by the user of this process: make it belong to that user'],
    ['EPERM', 'does not belong to the user of this process'],
    ['ENOSPC', 'is on a disk that is full: make room on it'],
  ])('says what %s means', (code, sentence) => {
    const error = asDataFolderError('/data', Object.assign(new Error(code), { code }));
    expect(String(error)).toContain(`The data folder /data ${sentence}`);
  });

  it('is not made a sentence of by an error of something else', () => {
    const error = new Error('no');
    expect(asDataFolderError('/data', error)).toBe(error);
  });

  it('opens when it is empty, and again when it is whole', async () => {
    const empty = join(work, 'empty');
    mkdirSync(empty);
    await (await openDatabase(`pglite:${empty}`)).close();
    const database = await openDatabase(`pglite:${whole}`);
    expect((await sql`select one from kept`.execute(database.db)).rows).toEqual([{ one: 1 }]);
    await database.close();
  }, 60_000);
});

function cut(file: string): (folder: string) => void {
  return (folder) => truncateSync(join(folder, file));
}

function remove(file: string): (folder: string) => void {
  return (folder) => rmSync(join(folder, file), { recursive: true });
}
