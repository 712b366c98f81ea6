import { defineDialog } from '@aylal/shell';
import type { InvoiceWanted } from './live/use-invoice.ts';

/** The loan offer of an order: what is borrowed, and the way to confirm it at the lender. Closing it withdraws nothing. */
export const loanDialog = defineDialog<InvoiceWanted, 'paid' | 'closed'>('LOAN_PAYMENT_VIEW');
