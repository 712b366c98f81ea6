import type { Money } from '@aylal/domain/money';
import type { OfficeOrderAction } from '@aylal/domain/office';

/** What is done with an order once for an id. */
export type ActionOnOrder = OfficeOrderAction | 'refund' | 'hold' | 'change';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** By which words (keyed hashes) an order is found. */
    order_words: { ref_number: string; word: string };
    /** Orders whose words are not written yet, or have changed; the database adds them itself. */
    order_words_due: { ref_number: string };
    /** What the office did with orders, by the id that came with it: each is done once. */
    office_actions: { id: string; ref_number: string; action: ActionOnOrder; at: number };
    /** Money that the office gives customers by judgement; instants are milliseconds of the provider's clock. */
    goodwill: {
      id: string;
      ref_number: string;
      amount: Money;
      reason: string;
      state: 'waiting' | 'paid' | 'refused';
      asked_by: string;
      at: number;
      decided_by: string | null;
      decided_at: number | null;
    };
  }
}
