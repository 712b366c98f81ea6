import type { WalletType } from '@aylal/contracts';
import { defineDialog } from '@aylal/shell';

/** MODAL-55: asks how much, and leads to the checkout of the top-up. */
export const walletTopUpDialog = defineDialog<{ readonly type: WalletType }, void>('WALLET_TOP_UP_VIEW');
