import type { OverdueInstalment } from '@aylal/contracts/office';
import { daysBetween, type LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** What money covers its instalments in their order, as `instalmentsPaid` has it; the last day still counts. The first one is not here: without it an order expires. */
const overdueAt = (today: LocalDate) => sql`
  overdue as (
    select ref_number, product, part, parts, due, least(amount, covered - paid)::bigint as amount from (
      select o.ref_number, o.product, o.paid, each.place as part, jsonb_array_length(o.instalments) as parts,
        each.instalment ->> 'deadline_date' as due, (each.instalment ->> 'amount')::bigint as amount,
        sum((each.instalment ->> 'amount')::bigint) over (partition by o.ref_number order by each.place) as covered
      from orders o cross join lateral jsonb_array_elements(o.instalments) with ordinality as each (instalment, place)
      where o.instalments is not null and o.paid < o.total and o.status between 2 and 4
    ) as owing where covered > paid and due < ${today}
  )`;

/** Overdue instalments from behind the cursor on, the longest overdue first, with the cursor of the next page and the sum of all. */
export async function readOverdue(
  db: Db,
  today: LocalDate,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
) {
  // The contract has checked its shape.
  const [due, ref, part] = after?.split(' ') ?? [];
  const behind =
    due === undefined ? sql`true` : sql`(due, ref_number, part) > (${due}, ${ref}::text, ${Number(part)}::bigint)`;
  const { rows } = await sql<Omit<OverdueInstalment, 'days_late'>>`
    with ${overdueAt(today)} select * from overdue where ${behind} order by due, ref_number, part limit ${limit + 1}`.execute(
    db,
  );
  const all = await sql<{ count: number; sum: Money }>`
    with ${overdueAt(today)} select count(*) as count, coalesce(sum(amount), 0)::bigint as sum from overdue`.execute(
    db,
  );
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    instalments: page.map((row) => ({ ...row, days_late: daysBetween(row.due, today) })),
    next: last ? `${last.due} ${last.ref_number} ${last.part}` : null,
    count: all.rows[0]?.count ?? 0,
    sum: all.rows[0]?.sum ?? 0,
  };
}
