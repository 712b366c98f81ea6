import { sql, type RawBuilder } from 'kysely';
import type { Money, PostingKind } from '@aylal/domain/money';
import type { Db, Tx } from '../../platform/database/database.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ledger_accounts: { code: string; kind: AccountKind };
    ledger_transactions: {
      id: import('kysely').Generated<number>;
      kind: string;
      reference: string;
      corrects: number | null;
      at: number;
    };
    ledger_entries: { transaction_id: number; line: number; account: string; amount: Money };
  }
}

export type AccountKind = 'asset' | 'liability' | 'income' | 'expense';

/** An account of the ledger, made on first use. */
export interface LedgerAccount {
  readonly code: string;
  readonly kind: AccountKind;
}

/** The chart of accounts. Clearing accounts return to zero (MNY-2). */
export const accounts = {
  /** What the customer of an order still owes us. */
  orderReceivable: (ref: string): LedgerAccount => ({ code: `receivable:order:${ref}`, kind: 'asset' }),
  /** Money a partner has taken for us and not yet settled, such as `qpay`. */
  partnerClearing: (partner: string): LedgerAccount => ({ code: `clearing:${partner}`, kind: 'asset' }),
  /** Transfers whose purpose names no order of ours: a person has to find out whose they are (MNY-7). */
  unmatchedTransfers: { code: 'unmatched:transfers', kind: 'liability' } as LedgerAccount,
  airlinePayable: (airline: string): LedgerAccount => ({ code: `payable:airline:${airline}`, kind: 'liability' }),
  /** What a partner is owed that sells us rooms. */
  hotelPayable: (partner: string): LedgerAccount => ({ code: `payable:hotel:${partner}`, kind: 'liability' }),
  /** What the supplier of other goods is owed, by what it supplies, such as `bus`. */
  supplierPayable: (of: string): LedgerAccount => ({ code: `payable:${of}`, kind: 'liability' }),
  /** Money of a customer that belongs to no open order: paid too much, late or twice (MNY-7). */
  customerCredit: (userId: string): LedgerAccount => ({ code: `credit:user:${userId}`, kind: 'liability' }),
  /** Money of a customer set aside for games. */
  gameWallet: (userId: string): LedgerAccount => ({ code: `credit:game:${userId}`, kind: 'liability' }),
  /** Money of a wallet that is reserved: it is the customer's still, and cannot be spent a second time. */
  heldMoney: (userId: string, type: 'wallet' | 'game'): LedgerAccount => ({
    code: `held:${type === 'wallet' ? 'user' : 'game'}:${userId}`,
    kind: 'liability',
  }),
  /** Large prizes whose winners have not been paid yet: a person makes sure who has won. */
  prizesToPay: { code: 'prizes:unpaid', kind: 'liability' } as LedgerAccount,
  /** What a refund owes the customer of an order until the bank has paid it. */
  refundPayable: (ref: string): LedgerAccount => ({ code: `refund:order:${ref}`, kind: 'liability' }),
  /** Sales whose ticket is not issued yet. */
  unissuedSales: (ref: string): LedgerAccount => ({ code: `unissued:order:${ref}`, kind: 'liability' }),
  /** What tickets of lotteries were sold for. */
  lotterySales: { code: 'revenue:lottery', kind: 'income' } as LedgerAccount,
  /** What bringing printed tickets was paid for. */
  deliverySales: { code: 'revenue:delivery', kind: 'income' } as LedgerAccount,
  /** What rounds of games were played for. */
  gameSales: { code: 'revenue:games', kind: 'income' } as LedgerAccount,
  rideSales: { code: 'revenue:rides', kind: 'income' } as LedgerAccount,
  serviceRevenue: { code: 'revenue:service', kind: 'income' } as LedgerAccount,
  /** What coupons cost us: the airline is paid the whole price. */
  couponCosts: { code: 'expense:coupons', kind: 'expense' } as LedgerAccount,
  /** What the office has given customers by judgement. */
  goodwillCosts: { code: 'expense:goodwill', kind: 'expense' } as LedgerAccount,
  /** What was written off because a partner has less than our books, and what it has more. */
  differenceCosts: { code: 'expense:differences', kind: 'expense' } as LedgerAccount,
  differenceGains: { code: 'revenue:differences', kind: 'income' } as LedgerAccount,
  /** What games have given away. */
  prizeCosts: { code: 'expense:prizes', kind: 'expense' } as LedgerAccount,
} as const;

/** `amount` in whole tögrög: above zero debits the account, below zero credits it. */
export interface LedgerEntry {
  readonly account: LedgerAccount;
  readonly amount: Money;
}

export interface LedgerPosting {
  readonly kind: PostingKind;
  /** The order or payment that it belongs to. */
  readonly reference: string;
  /** Milliseconds of the provider's clock. */
  readonly at: number;
  /** The transaction that this one puts right. */
  readonly corrects?: number;
  readonly entries: readonly LedgerEntry[];
}

/**
 * Writes one balanced transaction (MNY-2) and answers its id. Entries of zero are left out. Throws when the rest does not add up to
 * zero or is not whole; the database refuses the same once more at commit, and every later change.
 */
export async function post(tx: Tx, posting: LedgerPosting): Promise<number> {
  // One statement instead of three: on the embedded engine each one costs the whole system its time.
  const { rows } = await sql<{
    id: number;
  }>`with ${postingParts(posting)} select transaction_id as id from ledger_entered`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The ledger transaction was not written');
  return id;
}

/**
 * The same as parts of a larger `with`, for a statement that writes other things too; the last part is `ledger_entered`. With `onlyIf`, the name of
 * an earlier part, it is posted only when that part answered a row.
 */
export function postingParts(
  { kind, reference, at, corrects, entries }: LedgerPosting,
  onlyIf?: string,
): RawBuilder<unknown> {
  const lines = entries.filter(({ amount }) => amount !== 0);
  if (lines.length < 2) throw new Error('A ledger transaction needs two entries');
  if (!lines.every(({ amount }) => Number.isSafeInteger(amount))) throw new Error('Ledger amounts are whole tögrög');
  if (lines.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw new Error(`The ledger transaction ${kind} does not balance`);
  const codes = [...new Map(lines.map(({ account }) => [account.code, account.kind]))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const condition = onlyIf === undefined ? sql`` : sql`where exists (select 1 from ${sql.ref(onlyIf)})`;
  return sql`
    ledger_used as (
      insert into ledger_accounts (code, kind)
      select code, kind from (values ${sql.join(codes.map(([code, accountKind]) => sql`(${code}, ${accountKind})`))}) as used (code, kind)
      ${condition} on conflict (code) do nothing
    ), ledger_posted as (
      insert into ledger_transactions (kind, reference, corrects, at)
      select ${kind}::text, ${reference}::text, ${corrects ?? null}::bigint, ${at}::bigint ${condition} returning id
    ), ledger_entered as (
      insert into ledger_entries (transaction_id, line, account, amount)
      select ledger_posted.id, entry.line, entry.account, entry.amount from ledger_posted
      cross join (values ${sql.join(lines.map(({ account, amount }, line) => sql`(${line}::integer, ${account.code}, ${amount}::bigint)`))})
        as entry (line, account, amount)
      returning transaction_id
    )`;
}

/** Debits less credits of an account; 0 for one that was never used. */
export async function balanceOf(db: Db | Tx, account: LedgerAccount): Promise<Money> {
  const row = await db
    .selectFrom('ledger_entries')
    .select(sql<Money>`coalesce(sum(amount), 0)::bigint`.as('balance'))
    .where('account', '=', account.code)
    .executeTakeFirstOrThrow();
  return row.balance;
}
