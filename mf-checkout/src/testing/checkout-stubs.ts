import { getCheckoutOrder, type Order } from '@aylal/contracts/orders';
import {
  checkPayment,
  createInvoice,
  listPaymentOptions,
  type DeclineReason,
  type Invoice,
  type OpenInvoiceState,
  type PaymentName,
  type PaymentOption,
  type PaymentState,
} from '@aylal/contracts/payments';
import { buildOrder, type Stub, stubOperation } from '@aylal/testing/scenarios';
import { buildInvoice, buildPaymentOption } from './build-invoice.ts';

/** The order, as 200. */
export function stubOrder(order: Order | Order[] = buildOrder()): Stub {
  const orders = Array.isArray(order) ? order : [order];
  return stubOperation(
    getCheckoutOrder,
    orders.map((result) => ({ status_code: 200 as const, message: '', result })),
  );
}

/** The ways to pay, as 200. */
export function stubOptions(result: PaymentOption[] = [buildPaymentOption()]): Stub {
  return stubOperation(listPaymentOptions, { status_code: 200, message: '', result });
}

/** The state of the payment: one state after another, the last one stays. */
export function stubStanding(...states: PaymentState[]): Stub {
  return stubOperation(
    checkPayment,
    states.map((state) => ({
      status_code: 200 as const,
      message: '',
      result: { ref_number: 'AYL-4K7P2', state, paid: state === 'partial' ? 1_000_000 : 0, to_pay: 1_186_400 },
    })),
  );
}

/** The bank has said no to the latest try of an open invoice. */
export function stubDeclined(payment_name: PaymentName, declined: DeclineReason): Stub {
  return stubOpenInvoice({ invoice_id: 'invoice-1', payment_name, declined, being_matched: false });
}

/** A transfer came that is likely for the open invoice. */
export function stubMatching(): Stub {
  return stubOpenInvoice({ invoice_id: 'invoice-1', payment_name: 'TRANSFER', declined: null, being_matched: true });
}

function stubOpenInvoice(open_invoice: OpenInvoiceState): Stub {
  return stubOperation(checkPayment, {
    status_code: 200,
    message: '',
    result: { ref_number: 'AYL-4K7P2', state: 'waiting', paid: 0, to_pay: 2_186_400, open_invoice },
  });
}

/** An invoice, as 200. */
export function stubInvoice(...invoices: Invoice[]): Stub {
  return stubOperation(
    createInvoice,
    (invoices.length > 0 ? invoices : [buildInvoice()]).map((result) => ({
      status_code: 200 as const,
      message: '',
      result,
    })),
  );
}
