import { isMoneyFrozen } from '../../../accounts/frozen-money.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { findReservation, reserve, voidReservation } from '../../wallets/reservations.ts';
import { ownerOf } from '../payable-order.ts';
import type { PaymentPort } from '../payment-port.ts';

/** The key of the refusal of a wallet that does not hold enough. */
export const NOT_ENOUGH = 'NOT_ENOUGH_MONEY';

/** The key of the refusal of a wallet whose money is frozen. */
export const MONEY_FROZEN = 'MONEY_FROZEN';

/**
 * The customer's own wallet behind the verbs of every way to pay: to open is to reserve the money, so that it is spent by one order only; what is
 * reserved counts as settled and is taken when it is booked; to cancel is to give it back (MNY-5). What nobody books in its time expires.
 */
export function createWalletPort(db: Db, clock: Clock): PaymentPort {
  return {
    name: 'WALLET',
    ready: true,
    outside: false,
    openInvoice: async ({ senderNo, receiver, amount }) => {
      const userId = await ownerOf(db, receiver);
      if (userId === undefined) throw new PartnerError('refused', 'NO_OWNER');
      const invoice = await db
        .selectFrom('invoices')
        .select('expires_at')
        .where('id', '=', senderNo)
        .executeTakeFirstOrThrow();
      if (await isMoneyFrozen(db, userId)) throw new PartnerError('refused', MONEY_FROZEN);
      const reserved = await db.transaction().execute((tx) =>
        reserve(tx, {
          id: senderNo,
          userId,
          type: 'wallet',
          amount,
          purpose: 'payment',
          reference: receiver,
          at: clock.now(),
          expiresAt: invoice.expires_at,
        }),
      );
      if (!reserved) throw new PartnerError('refused', NOT_ENOUGH);
      return { partnerId: senderNo, qrText: '', url: '', banks: [] };
    },
    standing: async ({ partnerId }) => {
      const reserved = await findReservation(db, partnerId);
      const secured = reserved?.state === 'held' && (reserved.expires_at ?? Infinity) > clock.now();
      const taken = secured || reserved?.state === 'posted';
      return { payments: taken ? [{ id: partnerId, amount: reserved.amount }] : [], declined: null };
    },
    cancelInvoice: async ({ partnerId }) => {
      await db.transaction().execute((tx) => voidReservation(tx, partnerId, clock.now()));
      return (await findReservation(db, partnerId))?.state === 'posted' ? 'already-paid' : 'cancelled';
    },
    close: async () => {},
  };
}
