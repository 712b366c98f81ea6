import type { OfficeOrderAction } from '@aylal/domain/office';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** By which words (keyed hashes) an order is found. */
    order_words: { ref_number: string; word: string };
    /** Orders whose words are not written yet, or have changed; the database adds them itself. */
    order_words_due: { ref_number: string };
    /** What the office did with orders, by the id that came with it: each is done once. */
    office_actions: { id: string; ref_number: string; action: OfficeOrderAction; at: number };
  }
}
