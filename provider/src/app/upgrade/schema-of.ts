import type { Database } from '../../platform/database/database.ts';

/** Tables, columns, constraints, indexes, triggers and functions of a database, as text to compare; without the order of columns, which an upgrade cannot change. */
export async function schemaOf(database: Database): Promise<readonly string[]> {
  const rows = await database.session((sql) =>
    sql.rows<{ line: string }>(`
      select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
        from information_schema.columns where table_schema in ('public', 'sandbox')
      union all
      select format('%s: %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = any (array(select oid from pg_namespace where nspname in ('public', 'sandbox')))
      union all
      select indexdef from pg_indexes where schemaname in ('public', 'sandbox')
      union all
      select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all
      select format('%s as %s', proname, regexp_replace(prosrc, '[[:space:]]+', ' ', 'g')) from pg_proc
        where pronamespace = 'public'::regnamespace
      union all
      select format('%s %s', relname, relpersistence) from pg_class
        where relnamespace = any (array(select oid from pg_namespace where nspname in ('public', 'sandbox'))) and relkind in ('r', 'v')
      order by 1`),
  );
  return rows.map(({ line }) => line);
}
