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
  plain_orders: { table: 'orders', columns: { words: 'search_text', subject: 'item', done_at: 'fulfilled_at' } },
  flight_refunds: { table: 'refunds', columns: {} },
  flight_seats: { table: 'inventory', columns: { flight_key: 'resource', depart_date: 'date' } },
  flight_seat_holds: { table: 'inventory_holds', columns: { flights: 'units', seats: 'quantity' } },
  flight_quotes: { table: 'flight_quotes', columns: { flights: 'units' } },
};

/** The rows as they have to be after the upgrade. What is no flight keeps none; addresses of lottery orders are in their orders. */
export function upgraded(before: readonly RowOfBefore[]): readonly RowOfBefore[] {
  return before
    .filter(({ table }) => table !== 'lottery_contacts')
    .map((row) => {
      const { table, row: now } = renamed(row);
      if (table === 'coupons') return { table, row: { ...now, made_by: null, ended_by: null } };
      if (table === 'promotions') return { table, row: { ...now, picture: '', place: 'home' } };
      if (table === 'invoices') return { table, row: { ...now, answered_at: null } };
      if (table === 'lottery_series') return { table, row: { ...now, draws_at: null } };
      if (row.table === 'plain_orders') return { table, row: { ...asOrder(now), contact: contactOf(now, before) } };
      return { table, row: table === 'orders' && now['product'] !== 'flight' ? { ...now, offer: null } : now };
    });
}

function renamed({ table, row }: RowOfBefore): RowOfBefore {
  const rename = renames[table];
  const entries = Object.entries(row).map(([column, value]): [string, unknown] => {
    const name = rename?.columns[column] ?? column;
    const isUnits = name === 'units' && typeof value === 'string';
    return [name, isUnits ? value.replaceAll('"flightKey":', '"resource":') : value];
  });
  return { table: rename?.table ?? table, row: Object.fromEntries(entries) };
}

/** An order of what is there with the money has nothing of what a supplier needs. */
function asOrder(row: RowOfBefore['row']): RowOfBefore['row'] {
  const none = ['coupon_code', 'instalments', 'instalment_plan', 'instalment_terms', 'credit_name', 'next_reminder_at'];
  const unsupplied = ['offer', 'next_fulfil_at', 'fulfil_failed_at', 'confirmation', 'change'];
  return {
    ...Object.fromEntries([...none, ...unsupplied].map((column) => [column, null])),
    ...{ fee: 0, discount: 0, fulfil_attempts: 0, quantity: 1, travellers: [] },
    ...{ quote_ref: row['ref_number'], fingerprint: row['ref_number'], starts_at: row['created_at'] },
    ...row,
  };
}

function contactOf({ user_id, ref_number, product }: RowOfBefore['row'], before: readonly RowOfBefore[]) {
  const user = before.find(({ table, row }) => table === 'users' && row['id'] === user_id)?.row ?? {};
  const oldContact = before.find(
    ({ table, row }) => table === 'lottery_contacts' && row['ref_number'] === ref_number,
  )?.row;
  return {
    contact_name: `${String(user['last_name'])} ${String(user['first_name'])}`.trim(),
    contact_email: (product === 'lottery' ? oldContact?.['email'] : user['email']) ?? '',
    ...{ contact_dial_code: '', contact_phone: '', is_company: false, company_register: '' },
  };
}
