import type { DifferenceOutcome } from '@aylal/domain/office';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** How differences with partners end, by the reference of their work; `amount` is what is written off. One that is `waiting` needs a second person. */
    difference_ends: {
      reference: string;
      outcome: DifferenceOutcome;
      amount: number;
      state: 'waiting' | 'settled';
      reason: string;
      asked_by: string;
      asked_at: number;
      decided_by: string | null;
      decided_at: number | null;
    };
  }
}
