import type { Database, SqlSession } from '../platform/database/database.ts';

/** Empty databases of this worker for its next test files. Opening an embedded database takes a second, truncating its tables a tenth of one. */
const idle: Database[] = [];

/** A migrated database, reused or newly opened. Its `close` restores the rows of the migrations for the next file; a database whose columns a test has changed is closed instead. */
export async function reuseDatabase(open: () => Promise<Database>): Promise<Database> {
  const database = idle.pop() ?? (await snapshot(await open()));
  return {
    ...database,
    close: async () => {
      const isEmpty = await database.session(empty).catch(() => false);
      if (isEmpty) idle.push(database);
      else await database.close();
    },
  };
}

/** The schemas whose tables belong to the product. */
const ours = `('public', 'sandbox')`;

/** Every column of every table, to tell whether a test has changed one. */
const columns = `
  select table_schema || '.' || table_name as of_table, column_name::text, ordinal_position from information_schema.columns
  where table_schema in ${ours}`;

/** What a migrated database holds is copied, so that it can be put back: each filled table under its whole name. */
async function snapshot(database: Database): Promise<Database> {
  await database.session((sql) =>
    sql.run(`
      create schema initial;
      do $$
      declare
        one record;
        filled boolean;
      begin
        for one in select schemaname as of, tablename as name from pg_tables where schemaname in ${ours} loop
          execute format('select exists (table %I.%I)', one.of, one.name) into filled;
          if filled then
            execute format('create table initial.%I as table %I.%I', one.of || '.' || one.name, one.of, one.name);
          end if;
        end loop;
      end $$;
      create table initial.migrated_columns as ${columns};`),
  );
  return database;
}

/** Drops tables that tests have made, and puts back the rows of the migrations. False where a column is not as it was. Triggers rest meanwhile, because the ledger lets nobody remove a row. */
async function empty(sql: SqlSession): Promise<boolean> {
  await sql.run(`
    set session_replication_role = replica;
    do $$
    declare
      one record;
      kept text;
      filled boolean;
    begin
      for one in select schemaname as of, tablename as name from pg_tables where schemaname in ${ours} loop
        if one.of || '.' || one.name not in (select of_table from initial.migrated_columns) then
          execute format('drop table %I.%I cascade', one.of, one.name);
        else
          execute format('select exists (table %I.%I)', one.of, one.name) into filled;
          if filled then execute format('truncate %I.%I cascade', one.of, one.name); end if;
        end if;
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
        from pg_sequences where schemaname in ${ours} and last_value is not null;
      for kept in select tablename from pg_tables where schemaname = 'initial' and tablename <> 'migrated_columns' loop
        execute format('insert into %I.%I table initial.%I', split_part(kept, '.', 1), split_part(kept, '.', 2), kept);
      end loop;
    end $$;
    set session_replication_role = origin;`);
  const changed = await sql.rows(
    `((${columns}) except table initial.migrated_columns) union all (table initial.migrated_columns except (${columns}))`,
  );
  return changed.length === 0;
}
