import { getCheckoutOrder } from '@aylal/contracts/orders';
import { createInvoice } from '@aylal/contracts/payments';
import { checkoutRoutes } from '@aylal/routes';
import {
  buildOrder,
  buildSessionUser,
  type StandaloneScenario,
  type Stub,
  stubOperation,
} from '@aylal/testing/scenarios';
import { buildInvoice, buildPaymentOption, buildTransferInvoice, buildTransferOption } from './build-invoice.ts';
import { stubInvoice, stubOptions, stubOrder, stubStanding } from './checkout-stubs.ts';
import { slotScenarios } from './slot-scenarios.ts';

/** What the remote can be looked at with when it runs alone: clocks start at the moment of opening. */
export function scenarios(nowMs: number): Record<string, StandaloneScenario> {
  const page = { at: checkoutRoutes.checkout.to({ refNumber: 'AYL-4K7P2' }) };
  const find = { at: checkoutRoutes.find.to(), stubs: [] };
  const signedIn = Object.entries(answers(nowMs)).map(([name, stubs]): [string, StandaloneScenario] => [
    name,
    { ...page, stubs, user: buildSessionUser() },
  ]);
  return { ...Object.fromEntries(signedIn), anonymous: { ...page, stubs: [] }, find, ...slotScenarios() };
}

function answers(nowMs: number): Record<string, Stub[]> {
  const at = (minutes: number) => new Date(nowMs + minutes * 60_000).toISOString();
  const order = buildOrder({ server_time: at(0), pay_until: at(30) });
  const invoice = buildInvoice({ server_time: at(0), expires_at: at(15) });
  const ready = [stubOrder(order), stubOptions(), stubInvoice(invoice)];
  return {
    ready: [...ready, stubStanding('not-started', 'waiting')],
    soon: [
      stubOrder({ ...order, pay_until: at(4) }),
      stubOptions(),
      stubInvoice(invoice),
      stubStanding('not-started', 'waiting'),
    ],
    transfer: [
      stubOrder(order),
      stubOptions([buildPaymentOption(), buildTransferOption()]),
      stubInvoice(buildTransferInvoice({ server_time: at(0), expires_at: at(30) })),
      stubStanding('not-started', 'waiting'),
    ],
    waiting: [...ready, stubStanding('waiting')],
    partial: [
      stubOrder({ ...order, paid: 1_000_000, to_pay: 1_186_400, must_pay: 1_186_400 }),
      stubOptions(),
      stubInvoice(invoice),
      stubStanding('partial'),
    ],
    unknown: [...ready, stubStanding('unknown')],
    'paid while waiting': [...ready, stubStanding('waiting', 'waiting', 'paid')],
    'expired QR': [
      stubOrder(order),
      stubOptions(),
      stubInvoice({ ...invoice, expires_at: at(0) }),
      stubStanding('waiting'),
    ],
    'no bank apps': [
      stubOrder(order),
      stubOptions(),
      stubInvoice({ ...invoice, deeplink: [] }),
      stubStanding('waiting'),
    ],
    'partner away': [
      stubOrder(order),
      stubOptions(),
      stubStanding('not-started'),
      stubOperation(createInvoice, { status_code: 503, message: '', result: { problem: 'payment-unavailable' } }),
    ],
    expired: [
      stubOrder({ ...order, status: { status_code: 6, name: '' }, pay_until: null, to_pay: 0 }),
      stubOptions(),
      stubStanding('expired'),
    ],
    'not found': [stubOperation(getCheckoutOrder, { status_code: 404, message: '', result: { problem: 'not-found' } })],
    offline: [stubOperation(getCheckoutOrder, 'offline')],
    loading: [stubOperation(getCheckoutOrder, 'hanging')],
  };
}
