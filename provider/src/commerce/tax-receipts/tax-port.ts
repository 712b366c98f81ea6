import type { ReceiptLine } from './receipt-lines.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly tax: TaxPort;
  }
}

/** What the tax office is asked to make a receipt of. */
export interface TaxRequest {
  /** Ours, digits, unique in the day: the same number on the same day is the same receipt, so that asking again makes no second one. */
  readonly number: string;
  /** The receipt that this one takes the place of (its id), for a corrected amount. */
  readonly replaces: string | null;
  /** Tax number of the company that gets it; null for a person. */
  readonly companyTin: string | null;
  readonly lines: readonly ReceiptLine[];
}

/** A receipt that was made. Nobody may keep `lottery` and `qrData`: they are handed on in the one answer they came for, and printed there. */
export interface IssuedReceipt {
  /** 33 digits. */
  readonly id: string;
  /** The tax office's own time, `YYYY-MM-DD HH:MM:SS`, by which a receipt is returned. */
  readonly date: string;
  readonly lottery: string;
  readonly qrData: string;
}

/**
 * The state's system of receipts. Every call has a deadline and throws `PartnerError` only: after `unknown` the receipt may be there, and only the same
 * request on the same day may follow. Never called inside a transaction.
 */
export interface TaxPort {
  issue(request: TaxRequest): Promise<IssuedReceipt>;
  /** Takes a whole receipt back; refused for one of a company or one that its owner has registered. Safe to repeat. */
  takeBack(receipt: Pick<IssuedReceipt, 'id' | 'date'>): Promise<void>;
  close(): Promise<void>;
}
