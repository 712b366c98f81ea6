import type { DeclineReason, PaymentName } from '@aylal/contracts/payments';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import type { PartnerUrl } from '../../platform/partner-http/partner-url.ts';

/** What the partner is asked to open. `senderNo` is ours and unique: the partner refuses it a second time. */
export interface InvoiceRequest {
  readonly senderNo: string;
  readonly receiver: string;
  readonly description: string;
  readonly amount: Money;
  readonly callbackUrl: string;
  /** The page of ours to which a partner's own page leads back; believed for nothing. */
  readonly returnUrl: string;
  readonly locale: Locale;
}

/** A bank app in which the invoice opens. */
export interface BankLink {
  readonly name: string;
  readonly description: string;
  readonly logo: string;
  readonly link: string;
}

/** The account to which a customer transfers, and what is written as the purpose so that the money finds its order. */
export interface TransferAccount {
  readonly number: string;
  readonly name: string;
  readonly bank: string;
  readonly reference: string;
}

export interface PartnerInvoice {
  readonly partnerId: string;
  readonly qrText: string;
  readonly url: string;
  readonly banks: readonly BankLink[];
  readonly account?: TransferAccount;
}

/** An invoice as the partner knows it: some ask for its sum again. */
export interface OpenedInvoice {
  readonly partnerId: string;
  readonly amount: Money;
}

/** An invoice that we asked a partner to open, without having read what it answered. `openedAt` in milliseconds. */
export interface LostInvoice {
  readonly senderNo: string;
  readonly amount: Money;
  readonly openedAt: number;
}

/** One payment that the partner says is settled. `id` is the partner's: it counts once (MNY-8). */
export interface PartnerPayment {
  readonly id: string;
  readonly amount: Money;
}

/** What the partner knows of an invoice: its settled payments, and why the latest try did not go through when it is the last word about it. */
export interface InvoiceStanding {
  readonly payments: readonly PartnerPayment[];
  readonly declined: DeclineReason | null;
  /** Rows of the answer that cannot be booked as they are; a person looks at them. Only a partner that answers in rows has them. */
  readonly odd?: readonly unknown[];
}

/** A settled payment in the partner's own list; `currency` as ISO 4217, `invoice` the partner's id of what it was paid for, empty where it tells none. */
export interface SettledPayment extends PartnerPayment {
  readonly currency: string;
  readonly invoice: string;
}

/** What a partner settled in a time, and the rows of its list that cannot be read. */
export interface SettledList {
  readonly payments: readonly SettledPayment[];
  readonly odd: readonly unknown[];
}

/**
 * One way in which money comes in. Each adapter speaks the protocol of its partner behind the same verbs.
 * Every call has a deadline and throws `PartnerError` only. Never called inside a transaction: the partner may take seconds.
 */
export interface PaymentPort extends PartnerUrl {
  readonly name: PaymentName;
  openInvoice(request: InvoiceRequest): Promise<PartnerInvoice>;
  /** The state of an invoice. Paid means that the sum of its payments reaches what is due, not that one exists. */
  standing(invoice: OpenedInvoice): Promise<InvoiceStanding>;
  /**
   * The partner's id of the invoice that it has under our number, for one whose answer to the opening was lost; QPay tells of paid ones only. Undefined when it has
   * none. Where the partner is not asked for anything, it is left out.
   */
  findInvoice?(lost: LostInvoice): Promise<string | undefined>;
  /** Everything that was settled from one instant until before another, in milliseconds, in any currency. Only a partner that can be asked so has it. */
  settledBetween?(from: number, until: number): Promise<SettledList>;
  /** The number that we gave an invoice of the partner; empty where it was none of ours. Only a partner that can be asked so has it. */
  numberOf?(partnerId: string): Promise<string>;
  /** Nobody can pay it afterwards. `already-paid` when money was faster; an invoice that is closed already is an answer, not an error. */
  cancelInvoice(invoice: OpenedInvoice): Promise<'cancelled' | 'already-paid'>;
  close(): Promise<void>;
}
