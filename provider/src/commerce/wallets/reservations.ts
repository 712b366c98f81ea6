import type { WalletType } from '@aylal/contracts/wallet';
import type { Money } from '@aylal/domain/money';
import type { Db, Tx } from '../../platform/database/database.ts';
import { accounts, post, type LedgerAccount } from '../ledger/ledger.ts';
import { refuseFrozenMoney } from '../../accounts/frozen-money.ts';
import { walletAccount } from './wallet-accounts.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    wallet_reservations: Reservation;
  }
}

/** Money of a wallet that is set aside. It ends exactly once: posted, voided or expired (MNY-5). Instants are milliseconds of the provider's clock. */
export interface Reservation {
  /** The caller's own, such as the id of an invoice or a withdrawal. */
  id: string;
  user_id: string;
  type: WalletType;
  amount: Money;
  state: 'held' | 'posted' | 'voided' | 'expired';
  /** The ledger transaction that took it out of the wallet. */
  transaction_id: number;
  created_at: number;
  /** Null for one that only ends when it is posted or voided. */
  expires_at: number | null;
  ended_at: number | null;
}

export interface ReservationWish {
  /** Reserving with the same id again finds what is reserved, in whatever state it is; so a repeated try is safe. */
  readonly id: string;
  readonly userId: string;
  readonly type: WalletType;
  /** Above zero. */
  readonly amount: Money;
  readonly purpose: 'payment' | 'withdrawal';
  /** What the customer knows it by: the order or the withdrawal. Stands on the statement. */
  readonly reference: string;
  readonly at: number;
  readonly expiresAt: number | null;
}

/**
 * Sets money aside: from now on it is pending, and no other reservation can have it. Undefined when the wallet does not hold so much; refuses `money-frozen`.
 * Calls for one wallet wait for each other. In a transaction that also locks an order, the order is locked first.
 */
export async function reserve(tx: Tx, wish: ReservationWish): Promise<Reservation | undefined> {
  const { id, userId, type, amount, at } = wish;
  const own = walletAccount(userId, type);
  const wallet = await tx
    .selectFrom('wallet_balances')
    .select('balance')
    .where('account', '=', own.code)
    .forUpdate()
    .executeTakeFirst();
  const known = await findReservation(tx, id);
  if (known) return known;
  await refuseFrozenMoney(tx, userId);
  if (!wallet || wallet.balance < amount) return undefined;
  const transaction_id = await post(tx, {
    kind: `wallet-${wish.purpose}`,
    reference: wish.reference,
    at,
    entries: [
      { account: own, amount },
      { account: accounts.heldMoney(userId, type), amount: -amount },
    ],
  });
  return tx
    .insertInto('wallet_reservations')
    .values({
      id,
      user_id: userId,
      type,
      amount,
      state: 'held',
      transaction_id,
      created_at: at,
      expires_at: wish.expiresAt,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The money leaves for `to`, such as a clearing account. False when the reservation has ended already: then nothing was moved. */
export async function postReservation(tx: Tx, id: string, to: LedgerAccount, at: number): Promise<boolean> {
  return end(tx, id, 'posted', at, () => to);
}

/** The money is back in its wallet. False when the reservation has ended already: then nothing was moved. */
export async function voidReservation(tx: Tx, id: string, at: number): Promise<boolean> {
  return end(tx, id, 'voided', at, ({ user_id, type }) => walletAccount(user_id, type));
}

/** Releases what nobody has used in its time; at most 50 at once. Safe to repeat and to run in parallel. */
export async function expireReservations(db: Db, now: number): Promise<void> {
  const due = await db
    .selectFrom('wallet_reservations')
    .select('id')
    .where('state', '=', 'held')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(50)
    .execute();
  const back = ({ user_id, type }: Reservation) => walletAccount(user_id, type);
  for (const { id } of due) await db.transaction().execute((tx) => end(tx, id, 'expired', now, back));
}

/** Undefined when nothing was ever reserved by this id. */
export async function findReservation(db: Db | Tx, id: string): Promise<Reservation | undefined> {
  return db.selectFrom('wallet_reservations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The one door out: whoever changes the state moves the money, and nobody else. */
async function end(
  tx: Tx,
  id: string,
  state: 'posted' | 'voided' | 'expired',
  at: number,
  to: (reservation: Reservation) => LedgerAccount,
): Promise<boolean> {
  const ended = await tx
    .updateTable('wallet_reservations')
    .set({ state, ended_at: at })
    .where('id', '=', id)
    .where('state', '=', 'held')
    .returningAll()
    .executeTakeFirst();
  if (!ended) return false;
  await post(tx, {
    kind: state === 'posted' ? 'wallet-posted' : 'wallet-released',
    reference: id,
    at,
    ...(state === 'posted' ? {} : { corrects: ended.transaction_id }),
    // The wallet before what it has reserved, as when it is reserved: so two who move one wallet's money never wait for each other for ever.
    entries: [
      { account: to(ended), amount: -ended.amount },
      { account: accounts.heldMoney(ended.user_id, ended.type), amount: ended.amount },
    ],
  });
  return true;
}
