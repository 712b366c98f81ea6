import { defineDialog } from '@aylal/shell';
import type { BankAccountValues } from '../ui/bank-account/use-bank-account.ts';

/** MODAL-56: the digits of a code, with which the account for withdrawals is saved. True when it was. */
export const pinDialog = defineDialog<{ readonly account: BankAccountValues }, boolean>('PIN_VIEW');
