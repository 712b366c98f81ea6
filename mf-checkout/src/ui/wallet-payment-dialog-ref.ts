import { defineDialog } from '@aylal/shell';
import type { InvoiceWanted } from './live/use-invoice.ts';

/** Pays from the customer's wallet; there is nothing to do in it but to see that it is done, or why not. */
export const walletPaymentDialog = defineDialog<InvoiceWanted, 'paid' | 'closed'>('WALLET_PAYMENT_VIEW');
