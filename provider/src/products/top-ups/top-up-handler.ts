import type { addWalletTopUp } from '@aylal/contracts';
import { placePlainOrder } from '../../commerce/plain-orders/plain-order-store.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handler } from '../../platform/http/route.ts';

/** How long a top-up waits for its money, in milliseconds. */
const PAY_WITHIN_MS = 30 * 60_000;

/** API-65: an order of money for a wallet, which is paid at the checkout like any other. */
export function topUpHandler({
  ids,
  plainProducts,
}: Pick<Deps, 'ids' | 'plainProducts'>): Handler<typeof addWalletTopUp> {
  return async ({ tx, body, session, now, locale, log }) => {
    const { ref_number } = await placePlainOrder(plainProducts, tx, {
      ref_number: ids.reference('AYL'),
      user_id: session.userId,
      product: 'top-up',
      locale,
      subject: { type: body.type },
      total: body.amount,
      created_at: now,
      pay_until: now + PAY_WITHIN_MS,
    });
    log.info('top-up-ordered', { ref_number, type: body.type, amount: body.amount });
    return { status_code: 200, result: { ref_number } };
  };
}
