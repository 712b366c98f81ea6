import { daysMs, homeInstant, type LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import type { Db } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { accounts } from '../ledger/ledger.ts';
import { querySettlement } from './query-settlement.ts';
import { compareSettlement, type BookedPayment, type Difference } from './compare-settlement.ts';

const DAY_MS = daysMs(1);

export interface Reconciliation {
  readonly partner: string;
  readonly day: LocalDate;
  /** Sums of the day in tögrög: the partner's in MNT, and ours. */
  readonly partner_total: Money;
  readonly our_total: Money;
  readonly differences: readonly Difference[];
  /** Rows of the partner's list that cannot be read. */
  readonly odd: readonly unknown[];
}

/** Partners through whom money comes, by the names of their accounts. Of transfers the ledger's own rules speak: the bank's statement is in our books line by line. */
export const partners = ['qpay', 'socialpay', 'card', 'pocket', 'lendpay'] as const;
export type Partner = (typeof partners)[number];

/** Compares what a partner settled on a day of Ulaanbaatar with our ledger. Changes nothing. Throws `PartnerError` when the partner cannot be asked. */
export async function reconcileDay(
  deps: Pick<Deps, 'db' | 'payments'>,
  partner: Partner,
  day: LocalDate,
): Promise<Reconciliation> {
  const start = homeInstant(day);
  const end = start + DAY_MS;
  const { payments: theirs, odd } = await querySettlement(deps, partner, start, end);
  const { payments: theirsAround } = await querySettlement(deps, partner, start - DAY_MS, end + DAY_MS);
  const ours = await bookedBetween(deps.db, partner, start, end);
  const known = await bookedUnder(
    deps.db,
    partner,
    theirs.map(({ id }) => id),
  );
  const sum = (payments: readonly { amount: Money }[]) => payments.reduce((total, { amount }) => total + amount, 0);
  return {
    partner,
    day,
    partner_total: sum(theirs.filter(({ currency }) => currency === 'MNT')),
    our_total: sum(ours),
    differences: compareSettlement({ theirs, theirsAround, ours, known }),
    odd,
  };
}

function booked(db: Db, partner: Partner) {
  return (
    db
      .selectFrom('ledger_transactions as t')
      .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
      // Two partners may use one id for two payments.
      .leftJoin('payments as p', (join) =>
        join.onRef('p.payment_id', '=', 't.reference').on('p.partner', '=', partner.toUpperCase()),
      )
      .select(['t.reference as id', 'e.amount'])
      .select((from) => from.fn.coalesce('p.ref_number', from.val('')).as('ref_number'))
      .where('t.kind', '=', 'payment')
      .where('e.account', '=', accounts.partnerClearing(partner).code)
  );
}

function bookedBetween(db: Db, partner: Partner, start: number, end: number): Promise<BookedPayment[]> {
  return booked(db, partner).where('t.at', '>=', start).where('t.at', '<', end).execute();
}

async function bookedUnder(db: Db, partner: Partner, ids: readonly string[]): Promise<BookedPayment[]> {
  return ids.length === 0 ? [] : booked(db, partner).where('t.reference', 'in', ids).execute();
}
