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
  const afresh = () =>
    database.session((sql) =>
      sql.run('drop schema public cascade; drop schema if exists sandbox cascade; create schema public;'),
    );
  beforeEach(afresh);

  const tables = async () =>
    (
      await database.session((sql) =>
        sql.rows<{ name: string }>(
          `select table_schema || '.' || table_name as name from information_schema.tables
           where table_schema in ('public', 'sandbox') order by 1`,
        ),
      )
    ).map(({ name }) => name);
  const sandboxTables = async () => (await tables()).filter((name) => name.includes('sandbox'));

  it('are not in a database of production', async () => {
    await migrate(database, migrations, { sandbox: false });
    expect(await sandboxTables()).toEqual([]);
    expect(await tables()).toContain('public.outbox');
    expect(migrations.filter(({ sql }) => /sandbox[._]/.test(sql ?? '')).map(({ id }) => id)).toEqual([]);
  });

  it('come when the sandbox is switched on later, and stay when it is switched off', async () => {
    await migrate(database, migrations, { sandbox: true });
    const all = await tables();
    await afresh();
    await migrate(database, migrations, { sandbox: false });
    await migrate(database, migrations, { sandbox: true });
    expect(await tables()).toEqual(all);
    expect(await migrate(database, migrations, { sandbox: false })).toEqual([]);
    expect(await tables()).toEqual(all);
  });
});
