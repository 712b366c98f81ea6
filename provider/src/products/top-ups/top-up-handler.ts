import type { addWalletTopUp } from '@aylal/contracts/wallet';
import { accountContact } from '../../commerce/orders/account-contact.ts';
import { newOrder } from '../../commerce/orders/new-order.ts';
import { placeOrder } from '../../commerce/orders/place-order.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handler } from '../../platform/http/route.ts';

/** API-65: an order of money for a wallet, which is paid at the checkout like any other. */
export function topUpHandler(
  deps: Pick<Deps, 'ids' | 'outbox' | 'config' | 'products'>,
): Handler<typeof addWalletTopUp> {
  return async ({ tx, body: { type, amount }, session: { userId }, now, locale, log }) => {
    const order = newOrder(deps.ids, {
      user_id: userId,
      product: 'top-up',
      item: { type },
      contact: await accountContact(tx, userId),
      locale,
      total: amount,
      now,
    });
    const { ref_number } = order.row;
    await placeOrder(deps, tx, order, now);
    log.info('top-up-ordered', { ref_number, type, amount });
    return { status_code: 200, result: { ref_number } };
  };
}
