import type { Migration } from '../../platform/database/migrate.ts';

/** What can be held and sold: seats of a flight, nights of a room, places of a trip, days of a car. */
export const inventoryMigrations: readonly Migration[] = [
  {
    id: '1041-inventory',
    sql: `
      create table inventory (
        resource text not null,
        date text not null,
        held integer not null default 0 check (held >= 0),
        sold integer not null default 0 check (sold >= 0),
        primary key (date, resource)
      );
      create table inventory_holds (
        order_ref text primary key,
        units text not null,
        quantity integer not null check (quantity > 0),
        state text not null check (state in ('held', 'sold'))
      );`,
  },
];
