import { getReceipt } from '@aylal/contracts/orders';
import {
  buildIssuedOrder,
  buildSessionUser,
  ofPanel,
  ofPart,
  stubOperation,
  type StandaloneScenario,
} from '@aylal/testing/scenarios';
import { stubOrder } from './checkout-stubs.ts';
import { payLaterScenarios } from './pay-later-scenarios.ts';
import { paymentScenarios } from './payment-scenarios.ts';

const ref_number = 'AYL-4K7P2';

function receiptStub() {
  const none = { receipt_id: null, amount: 0, is_company: false, company_register: '', company_name: '' };
  return stubOperation(getReceipt, {
    status_code: 200,
    message: '',
    result: { ...none, status: 'none', sent_at: null, may_send: true },
  });
}

/** What the remote contributes to others, each by itself, for somebody who is signed in. */
export function slotScenarios(): Record<string, StandaloneScenario> {
  const all = { ...paymentScenarios(), ...payLaterScenarios(), ...panelsAndParts() };
  const user = buildSessionUser();
  return Object.fromEntries(Object.entries(all).map(([name, scenario]) => [name, { ...scenario, user }]));
}

function panelsAndParts(): Record<string, StandaloneScenario> {
  const ride = {
    id: 'RIDE-00000001',
    vehicle: 'UB0001',
    vehicle_type: 2,
    plate_no: '1037 УБА',
    started_at: '2026-11-21T01:00:00.000Z',
    ended_at: '2026-11-21T01:10:00.000Z',
    price: 2_200,
    held: 0,
  };
  return {
    'order information': ofPanel('paymentMethod', { ref_number, now: 2_186_400, payment_name: 'QPAY' }, stubOrder()),
    'receipt panel': ofPanel('mobilityEBarimt', { ref_number, company: null }, receiptStub()),
    'receipt of an order': ofPart(
      'order.receipt',
      'checkout-order-receipt',
      { order: buildIssuedOrder() },
      receiptStub(),
    ),
    'receipt of a ride': ofPart('ride.receipt', 'checkout-ride-receipt', { ride }, receiptStub()),
  };
}
