declare module '../../platform/database/tables.ts' {
  interface Tables {
    'sandbox.qpay_tokens': { token_hash: string; kind: 'access' | 'refresh'; expires_at: number };
    'sandbox.qpay_invoices': SandboxInvoiceRow;
    'sandbox.qpay_payments': SandboxPaymentRow;
  }
}

/** An invoice as the sandbox's QPay keeps it: the partner's own books, which our orders never read. */
export interface SandboxInvoiceRow {
  id: string;
  /** Which of the sandbox's partners has opened it. All but `qpay` take one payment for an invoice. */
  partner: 'qpay' | 'card' | 'socialpay' | 'pocket';
  sender_invoice_no: string;
  description: string;
  amount: number;
  /** Empty where the partner tells nobody. */
  callback_url: string;
  /** Where the partner's page leads back to; empty where there is none. */
  return_url: string;
  status: 'OPEN' | 'CLOSED' | 'CANCELED';
  qr_text: string;
  created_at: number;
}

export interface SandboxPaymentRow {
  id: string;
  invoice_id: string;
  status: 'PAID' | 'FAILED';
  amount: number;
  created_at: number;
}
