import type { LotteryProduct } from '@aylal/contracts/lottery';
import { defineDialog } from '@aylal/shell';

/** MODAL-62. `true` when the product is in the cart. */
export const addItemDialog = defineDialog<{ product: LotteryProduct }, true>('CART_ADD_ITEM_VIEW');
