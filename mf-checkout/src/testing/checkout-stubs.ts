import {
  checkPayment,
  createInvoice,
  getOrder,
  listPaymentOptions,
  type FlightOrder,
  type Invoice,
  type PaymentOption,
  type PaymentState,
} from '@aylal/contracts';
import { buildOrder, type Stub, stubOperation } from '@aylal/testing/memory';
import { buildInvoice, buildPaymentOption } from './build-invoice.ts';

/** The order, as 200. */
export function stubOrder(order: FlightOrder | FlightOrder[] = buildOrder()): Stub {
  const orders = Array.isArray(order) ? order : [order];
  return stubOperation(
    getOrder,
    orders.map((result) => ({ status_code: 200 as const, message: '', result })),
  );
}

/** The ways to pay, as 200. */
export function stubOptions(result: PaymentOption[] = [buildPaymentOption()]): Stub {
  return stubOperation(listPaymentOptions, { status_code: 200, message: '', result });
}

/** How the payment stands: one state after another, the last one stays. */
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
