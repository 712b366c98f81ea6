import type { Money } from '@aylal/domain/money';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    /** Every transfer that came in on our account, as the bank numbers it; `invoice_id` null where nobody knows what it is for. */
    bank_transfers: {
      record: number;
      amount: Money;
      purpose: string;
      sender: string;
      at: number;
      invoice_id: string | null;
    };
  }
}
