import { readLotterySubject } from '@aylal/contracts';
import { formatMoney } from '@aylal/i18n/formats';
import { accounts, post } from '../../commerce/ledger/ledger.ts';
import { loans } from '../../commerce/payments/loans.ts';
import { orderStatus } from '../../commerce/orders/order-row.ts';
import type { PlainOrderRow } from '../../commerce/plain-orders/plain-order-row.ts';
import type { PlainProductRules } from '../../commerce/plain-orders/plain-products.ts';
import { lotteryMails, lotteryReady, lotteryTitles } from './lottery-texts.ts';

function ticketCount(order: Pick<PlainOrderRow, 'subject'>): number {
  return readLotterySubject(order).items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Tickets (CALL-06). They belong to their customer in the transaction that books the payment, so once, however often a partner tells of it. */
export const lottery: PlainProductRules = {
  title: (order, locale) => lotteryTitles[locale](ticketCount(order)),
  refusedWays: loans,
  done: lotteryReady,
  paid: async ({ outbox, config, logger }, tx, order, now) => {
    const { ref_number: ref, locale, total } = order;
    const fee = readLotterySubject(order).delivery_fee;
    await post(tx, {
      kind: 'lottery-sold',
      reference: ref,
      at: now,
      entries: [
        { account: accounts.unissuedSales(ref), amount: total },
        { account: accounts.lotterySales, amount: fee - total },
        ...(fee > 0 ? [{ account: accounts.deliverySales, amount: -fee }] : []),
      ],
    });
    await tx
      .updateTable('plain_orders')
      .set({ status: orderStatus.issued, done_at: now })
      .where('ref_number', '=', ref)
      .execute();
    const contact = await tx
      .selectFrom('lottery_contacts')
      .select('email')
      .where('ref_number', '=', ref)
      .executeTakeFirst();
    if (contact) {
      const mail = lotteryMails[locale]({
        title: lotteryTitles[locale](ticketCount(order)),
        ref,
        amount: formatMoney(total, locale),
        link: `${config.publicUrl}/${locale}/lottery/tickets/${ref}`,
      });
      await outbox.send(tx, { channel: 'email', to: contact.email, locale, ...mail });
    }
    logger.info('lottery-sold', { ref_number: ref, amount: total });
  },
};
