import { migrate } from '../../platform/database/migrate.ts';
import { migrations } from '../../app/migrations.ts';
import { openTestDatabase } from '../../testing/provider-fixture.ts';

describe('Places of trains that were sold before they were sold by the leg', () => {
  it('[NEED-151] stay taken on every leg, for the same order and with the same ticket', async () => {
    const { database, drop } = await openTestDatabase();
    await database.session((sql) => sql.run('drop schema public cascade; create schema public;'));
    await migrate(
      database,
      migrations.filter(({ id }) => id < '0831'),
      { sandbox: true },
    );
    const ref_number = 'AYL-BEFORE';
    await database.session(async (sql) => {
      await sql.run(`
        -- The order itself is of no matter here.
        alter table train_places drop constraint train_places_ref_number_fkey;
        insert into train_places (run, wagon, place, ref_number) values ('273-20260927', 4, 7, '${ref_number}');
        insert into sandbox_train_places (run, wagon, place, lock_id, until, reference, ticket)
          values ('273-20260927', 4, 7, 'a-lock', 1, '${ref_number}', 'ABCDEF0107');`);
    });
    await migrate(database, migrations, { sandbox: true });
    const ours = await database.db.selectFrom('train_places').selectAll().orderBy('leg').execute();
    const theirs = await database.db.selectFrom('sandbox_train_places').selectAll().execute();
    expect(ours.map(({ leg }) => leg)).toEqual(Array.from({ length: 100 }, (_, leg) => leg));
    expect(new Set(ours.map((row) => row.ref_number))).toEqual(new Set([ref_number]));
    expect(theirs).toHaveLength(100);
    expect(new Set(theirs.map(({ ticket }) => ticket))).toEqual(new Set(['ABCDEF0107']));
    await database.close();
    await drop();
  });
});
