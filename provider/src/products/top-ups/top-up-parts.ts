import { addWalletTopUp } from '@aylal/contracts';
import type { ProductParts } from '../../commerce/orders/product-parts.ts';
import { route } from '../../platform/http/route.ts';
import { topUpHandler } from './top-up-handler.ts';

/** What top-ups of a wallet bring to the process (API-65). */
export const topUpParts: ProductParts = {
  routes: (deps) => [route(addWalletTopUp).to(topUpHandler(deps), { perAccount: { calls: 30, seconds: 600 } })],
};
