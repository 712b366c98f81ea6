import type { Money } from '@aylal/domain';

/** What the partner is asked to open. `senderNo` is ours and unique: the partner refuses it a second time. */
export interface InvoiceRequest {
  readonly senderNo: string;
  readonly receiver: string;
  readonly description: string;
  readonly amount: Money;
  readonly callbackUrl: string;
}

/** A bank app in which the invoice opens. */
export interface BankLink {
  readonly name: string;
  readonly description: string;
  readonly logo: string;
  readonly link: string;
}

export interface PartnerInvoice {
  readonly partnerId: string;
  readonly qrText: string;
  readonly url: string;
  readonly banks: readonly BankLink[];
}

/** One payment that the partner says is settled. `id` is the partner's: it counts once (MNY-8). */
export interface PartnerPayment {
  readonly id: string;
  readonly amount: Money;
}

/**
 * How money comes in. One adapter speaks the QPay v2 protocol; another partner needs the same verbs.
 * Every call has a deadline and throws `PartnerError` only. Never called inside a transaction: the partner may take seconds.
 */
export interface PaymentPort {
  readonly name: 'QPAY';
  openInvoice(request: InvoiceRequest): Promise<PartnerInvoice>;
  /** Settled payments of an invoice; empty when none. Paid means that their sum reaches what is due, not that one exists. */
  settledPayments(partnerId: string): Promise<readonly PartnerPayment[]>;
  /** Everything that was settled from one instant until before another, in milliseconds, in any currency. */
  settledBetween(from: number, until: number): Promise<readonly (PartnerPayment & { readonly currency: string })[]>;
  /** Nobody can pay it afterwards. `already-paid` when money was faster; an invoice that is closed already is an answer, not an error. */
  cancelInvoice(partnerId: string): Promise<'cancelled' | 'already-paid'>;
  close(): Promise<void>;
}
