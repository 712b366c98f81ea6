import type { RowOfBefore } from './database-of-before.ts';

/** Tables and columns that have another name since: `null` for a table that kept its name. */
const renames: Readonly<
  Record<string, { readonly table: string; readonly columns: Readonly<Record<string, string>> }>
> = {
  flight_orders: {
    table: 'orders',
    columns: {
      airline_reference: 'confirmation',
      departs_at: 'starts_at',
      issued_at: 'fulfilled_at',
      issue_attempts: 'fulfil_attempts',
      next_issue_at: 'next_fulfil_at',
      issue_failed_at: 'fulfil_failed_at',
      seats: 'quantity',
      words: 'search_text',
      remind_at: 'next_reminder_at',
      terms: 'instalment_terms',
      plan: 'instalment_plan',
    },
  },
  plain_orders: { table: 'plain_orders', columns: { words: 'search_text' } },
  flight_refunds: { table: 'refunds', columns: {} },
  flight_seats: { table: 'inventory', columns: { flight_key: 'resource', depart_date: 'date' } },
  flight_seat_holds: { table: 'inventory_holds', columns: { flights: 'units', seats: 'quantity' } },
  flight_quotes: { table: 'flight_quotes', columns: { flights: 'units' } },
};

/** The row as it has to be after the upgrade. */
export function renamed({ table, row }: RowOfBefore): RowOfBefore {
  const rename = renames[table];
  const entries = Object.entries(row).map(([column, value]): [string, unknown] => {
    const name = rename?.columns[column] ?? column;
    const isUnits = name === 'units' && typeof value === 'string';
    return [name, isUnits ? value.replaceAll('"flightKey":', '"resource":') : value];
  });
  return { table: rename?.table ?? table, row: Object.fromEntries(entries) };
}
