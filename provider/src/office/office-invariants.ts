import { goodwillAlone, payoutAlone, writeOffAlone } from '@aylal/domain/office';
import { sql } from 'kysely';
import type { LedgerInvariant } from '../commerce/ledger/check-ledger.ts';

/** Where what the office did, the audit log and the books must agree. */
export const officeInvariants: readonly LedgerInvariant[] = [
  {
    name: 'goodwill-is-booked-and-audited',
    rule: 'Money by judgement is booked once with its amount when it is paid and else not at all, and the audit log has who gave it or agreed to it',
    violations: async (db) =>
      (
        await sql<{ id: string }>`
          select coalesce(g.id, l.reference) as id from goodwill g
          full join (
            select t.reference, sum(e.amount) as amount from ledger_transactions t
            join ledger_entries e on e.transaction_id = t.id and e.account = 'expense:goodwill' where t.kind = 'goodwill' group by t.reference
          ) l on l.reference = g.id
          where coalesce(l.amount, 0) <> case when g.state = 'paid' then g.amount else 0 end
            or (g.state = 'paid' and not exists (
              select from audit_log a where a.act in ('give-goodwill', 'agree-goodwill') and a.staff_id = g.decided_by
                and a.subject = 'order ' || g.ref_number and a.after::json ->> 'id' = g.id))
            or (g.state = 'paid' and g.amount > ${goodwillAlone} and g.asked_by = g.decided_by)
          order by 1 limit 20`.execute(db)
      ).rows,
  },
  {
    name: 'transfer-returns-are-audited',
    rule: 'Every transfer that goes back to its sender has its line in the audit log, with why',
    violations: async (db) =>
      (
        await sql<{ id: string }>`
          select r.id from transfer_returns r where not exists (
            select from audit_log a where a.act = 'return-transfer' and a.subject = 'unmatched-transfer TRF-' || r.record
              and a.after::json ->> 'id' = r.id and a.reason <> '')
          order by r.id limit 20`.execute(db)
      ).rows,
  },
  {
    name: 'differences-are-booked-and-audited',
    rule: 'A difference with a partner is written off once with its amount when it is settled so and else not at all, and the audit log has who settled it; much is never written off by one person',
    violations: async (db) =>
      (
        await sql<{ reference: string }>`
          select coalesce(d.reference, l.reference) as reference from difference_ends d
          full join (
            select t.reference, sum(e.amount) as amount from ledger_transactions t
            join ledger_entries e on e.transaction_id = t.id and e.account like 'clearing:%' where t.kind = 'difference-written-off' group by t.reference
          ) l on l.reference = d.reference
          where coalesce(l.amount, 0) <> case when d.state = 'settled' then d.amount else 0 end
            or (d.state = 'settled' and not exists (
              select from audit_log a where a.act = 'settle-difference' and a.staff_id = d.decided_by
                and a.subject = 'reconciliation ' || d.reference and a.after::json ->> 'outcome' = d.outcome and a.reason <> ''))
            or (d.state = 'settled' and abs(d.amount) > ${writeOffAlone} and d.asked_by = d.decided_by)
          order by 1 limit 20`.execute(db)
      ).rows,
  },
  {
    name: 'payouts-are-approved-and-audited',
    rule: 'Much money leaves to a bank account only once a person has approved it, what waits or is refused does not, and the audit log has who decided',
    violations: async (db) =>
      (
        await sql<{ reference: string }>`
          select coalesce(p.reference, a.reference) as reference from (
            select id as reference, state = 'paid' as is_paid, state = 'pending' as runs from withdrawals where amount > ${payoutAlone}
            union all
            select id, state = 'finished' and bank_name <> 'WALLET', state = 'in-process' from refunds where back > ${payoutAlone}
          ) p full join payout_approvals a on a.reference = p.reference
          where (p.is_paid and a.state is distinct from 'approved') or (a.state = 'waiting' and p.runs is not true)
            or (a.state = 'refused' and p.runs is not false)
            or (a.decided_by is not null and not exists (
              select from audit_log l where l.act = case a.state when 'approved' then 'approve-payout' else 'refuse-payout' end
                and l.subject = 'payout-approval ' || a.reference and l.staff_id = a.decided_by and l.reason <> ''))
          order by 1 limit 20`.execute(db)
      ).rows,
  },
  {
    name: 'office-actions-are-audited',
    rule: 'Everything that the office did with an order has its line in the audit log, with why',
    violations: async (db) =>
      (
        await sql<{ id: string }>`
          select o.id from office_actions o where not exists (
            select from audit_log a where a.act = 'order-' || o.action and a.subject = 'order ' || o.ref_number and a.at = o.at and a.reason <> '')
          order by o.id limit 20`.execute(db)
      ).rows,
  },
  {
    name: 'large-prizes-are-paid-once-and-audited',
    rule: 'A large prize that its winner has reported is paid once with its amount, by a person of the office who said why, and not otherwise',
    violations: async (db) =>
      (
        await sql<{ id: string }>`
          select coalesce(r.ticket, l.reference) as id from (select * from prize_reports where paid_at is not null) r
          full join (
            select t.reference, sum(e.amount) as amount from ledger_transactions t
            join ledger_entries e on e.transaction_id = t.id and e.account = 'prizes:unpaid' where t.kind = 'prize-paid' group by t.reference
          ) l on l.reference = r.ticket
          where coalesce(l.amount, 0) <> coalesce(r.amount, 0)
            or not exists (
              select from audit_log a where a.act = 'pay-prize' and a.subject = 'winner-report ' || r.ticket and a.reason <> '')
          order by 1 limit 20`.execute(db)
      ).rows,
  },
];
