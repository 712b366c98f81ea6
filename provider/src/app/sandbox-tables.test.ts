import { openTestDatabase } from '../testing/provider-fixture.ts';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { migrations } from './migrations.ts';

describe('The tables of the sandbox', () => {
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, drop } = await openTestDatabase());
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });
  beforeEach(() => database.session((sql) => sql.run('drop schema public cascade; create schema public;')));

  const tables = async () =>
    (
      await database.session((sql) =>
        sql.rows<{ name: string }>(
          `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
        ),
      )
    ).map(({ name }) => name);
  const sandboxTables = async () => (await tables()).filter((name) => name.startsWith('sandbox_'));

  it('are not in a database of production', async () => {
    await migrate(database, migrations, { sandbox: false });
    expect(await sandboxTables()).toEqual([]);
    expect(await tables()).toContain('outbox');
    expect(migrations.filter(({ sql }) => sql?.includes('sandbox_')).map(({ id }) => id)).toEqual([]);
  });

  it('come when the sandbox is switched on later, and stay when it is switched off', async () => {
    await migrate(database, migrations, { sandbox: true });
    const all = await tables();
    await database.session((sql) => sql.run('drop schema public cascade; create schema public;'));
    await migrate(database, migrations, { sandbox: false });
    await migrate(database, migrations, { sandbox: true });
    expect(await tables()).toEqual(all);
    expect(await migrate(database, migrations, { sandbox: false })).toEqual([]);
    expect(await tables()).toEqual(all);
  });
});
