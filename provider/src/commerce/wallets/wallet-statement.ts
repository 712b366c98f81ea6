import type { WalletTransaction, WalletType } from '@aylal/contracts/wallet';
import type { Money } from '@aylal/domain/money';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Reservation } from './reservations.ts';
import { walletAccount } from './wallet-accounts.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Written by the database itself; `amount` is above zero where money came in. */
    wallet_lines: {
      account: string;
      transaction_id: number;
      at: number;
      kind: string;
      reference: string;
      amount: Money;
    };
  }
}

/** Which lines of a wallet are asked for. Instants in milliseconds, `until` is not part of it. */
export interface StatementWish {
  readonly userId: string;
  readonly type: WalletType;
  readonly way?: 'in' | 'out' | undefined;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** Where the page before ended. */
  readonly after?: StatementPlace | undefined;
  readonly limit: number;
}

/** A line's place in the statement, newest first. */
export interface StatementPlace {
  readonly at: number;
  readonly id: number;
}

export interface StatementLine extends StatementPlace {
  readonly kind: string;
  readonly reference: string;
  /** Of a refund: the order that was refunded. */
  readonly refundedOrder: string | null;
  readonly amount: Money;
  /** The state of reserved money. */
  readonly state: Reservation['state'] | null;
  readonly endedAt: number | null;
}

/** A page of a wallet's lines, newest first, found by its place and not by counting: page 5,000 costs what the first one does. */
export async function readStatement(db: Db, wish: StatementWish): Promise<readonly StatementLine[]> {
  const { way, from, until, after } = wish;
  let query = db
    .selectFrom('wallet_lines as l')
    .leftJoin('wallet_reservations as r', 'r.transaction_id', 'l.transaction_id')
    .leftJoin('refunds as f', 'f.id', 'l.reference')
    .select(['l.at', 'l.transaction_id as id', 'l.kind', 'l.reference', 'f.ref_number as refundedOrder'])
    .select(['l.amount', 'r.state', 'r.ended_at as endedAt'])
    .where('l.account', '=', walletAccount(wish.userId, wish.type).code)
    .where('l.kind', '<>', 'wallet-released');
  if (way) query = query.where(sql<boolean>`(l.amount > 0)`, '=', way === 'in');
  if (from !== undefined) query = query.where('l.at', '>=', from);
  if (until !== undefined) query = query.where('l.at', '<', until);
  if (after) query = query.where(sql<boolean>`(l.at, l.transaction_id) < (${after.at}::bigint, ${after.id}::bigint)`);
  return query.orderBy('l.at', 'desc').orderBy('l.transaction_id', 'desc').limit(wish.limit).execute();
}

const kinds: Readonly<Record<string, WalletTransaction['kind']>> = {
  'top-up': 'top-up',
  'wallet-payment': 'payment',
  'wallet-withdrawal': 'withdrawal',
  'game-stake': 'payment',
  prize: 'prize',
  'prize-paid': 'prize',
  'ride-rest': 'hold-returned',
};

/** WALLET-01. A refund names its order before itself. Money that was reserved and came back is a line that was refused, instead of two lines that cancel out. */
export function walletTransactionOf(line: StatementLine, from_account_number: string): WalletTransaction {
  const leaves = line.amount < 0;
  const status =
    line.state === 'held' ? 'PENDING' : line.state === null || line.state === 'posted' ? 'DONE' : 'REFUSED';
  return {
    kind: kinds[line.kind] ?? (leaves ? 'other' : 'credit'),
    fee: 0,
    amount: Math.abs(line.amount),
    status,
    description: line.refundedOrder === null ? line.reference : `${line.refundedOrder} · ${line.reference}`,
    transfer_type: leaves ? 'WITHDRAW' : 'DEPOSIT',
    transaction_type: leaves ? 'CREDIT' : 'DEBIT',
    from_account_number,
    approval_date_time: status === 'PENDING' ? null : new Date(line.endedAt ?? line.at).toISOString(),
    created_at: new Date(line.at).toISOString(),
  };
}
