import {
  findOrders,
  getOfficeOrder,
  quoteOrderRefund,
  type FoundOrder,
  type OfficeOrder,
} from '@aylal/contracts/office';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';

/** A paid order whose airline is silent. */
export function buildOfficeOrder(changes: Partial<OfficeOrder> = {}): OfficeOrder {
  return {
    ref_number: 'AYL-4K7P2XQ8',
    product: 'flight',
    title: 'Улаанбаатар – Сөүл',
    status: { status_code: 3, name: 'Тасалбар бичигдэж байна' },
    created_at: '2026-11-21T00:00:00.000Z',
    pay_until: '2026-11-21T00:30:00.000Z',
    hold: null,
    starts_at: '2026-12-10T01:00:00.000Z',
    paid_at: '2026-11-21T00:10:00.000Z',
    fulfilled_at: null,
    ended_at: null,
    total: 900_000,
    fee: 0,
    discount: 0,
    paid: 900_000,
    to_pay: 0,
    locale: 'mn',
    contact: { name: 'B*** S***', email: 's***mn', phone: '9***33' },
    travellers: [{ name: 'B*** S***', document: 'E***67', ticket_number: null }],
    confirmation: null,
    supplier: { attempts: 3, next_at: '2026-11-21T02:05:00.000Z', failed_at: '2026-11-21T00:12:00.000Z' },
    payments: [{ partner: 'QPAY', payment_id: 'P-77', amount: 900_000, credited: 0, at: '2026-11-21T00:10:00.000Z' }],
    invoices: [{ id: 'i-1', partner: 'QPAY', status: 'paid', amount: 900_000, created_at: '2026-11-21T00:05:00.000Z' }],
    refunds: [],
    ledger: [
      {
        at: '2026-11-21T00:00:00.000Z',
        kind: 'order-created',
        reference: 'AYL-4K7P2XQ8',
        entries: [
          { account: 'receivable:AYL-4K7P2XQ8', amount: 900_000 },
          { account: 'unissued:AYL-4K7P2XQ8', amount: -900_000 },
        ],
      },
    ],
    messages: [
      {
        id: 'm-1',
        channel: 'email',
        subject: 'Захиалга AYL-4K7P2XQ8: төлөгдлөө',
        state: 'dead',
        failure: 'mailbox unknown',
        at: '2026-11-21T00:10:00.000Z',
      },
    ],
    pages: [
      { release: 'mf-flights@1.4.2', operation: 'book-flight', at: '2026-11-21T00:00:00.000Z' },
      { release: 'mf-checkout@1.1.0', operation: 'create-invoice', at: '2026-11-21T00:05:00.000Z' },
    ],
    partner_calls: [
      {
        address: 'POST airline.example/orders',
        answer: 'UND_ERR_CONNECT_TIMEOUT',
        calls: 3,
        longest_ms: 6004,
        first_at: '2026-11-21T00:11:00.000Z',
        last_at: '2026-11-21T01:50:00.000Z',
      },
      {
        address: 'POST qpay.example/v2/invoice',
        answer: '200',
        calls: 1,
        longest_ms: 212,
        first_at: '2026-11-21T00:05:00.000Z',
        last_at: '2026-11-21T00:05:00.000Z',
      },
    ],
    office: [],
    goodwill: [],
    partner_change: null,
    actions: ['retry', 'give-up', 'resend-mail'],
    server_time: '2026-11-21T02:00:00.000Z',
    ...changes,
  };
}

/** The order as a search finds it. */
export function buildFoundOrder(changes: Partial<FoundOrder> = {}): FoundOrder {
  const { ref_number, product, title, status, contact, total, paid, created_at } = buildOfficeOrder();
  return { ref_number, product, title, status, contact: contact.name, total, paid, created_at, ...changes };
}

/** The file of an order, as 200. */
export function officeOrderStub(order = buildOfficeOrder()): Stub {
  return stubOperation(getOfficeOrder, { status_code: 200, message: '', result: order });
}

/** What a search finds, as 200. */
export function findOrdersStub(orders: readonly FoundOrder[]): Stub {
  return stubOperation(findOrders, { status_code: 200, message: '', result: { orders: [...orders] } });
}

/** An order that waits for its money and can be held longer. */
export function buildUnpaidOrder(changes: Partial<OfficeOrder> = {}): OfficeOrder {
  return buildOfficeOrder({
    product: 'train',
    title: 'Улаанбаатар – Дархан',
    status: { status_code: 1, name: 'Төлбөр хүлээж байна' },
    pay_until: '2026-11-21T02:20:00.000Z',
    hold: { latest: '2026-11-23T00:00:00.000Z', why: null },
    paid_at: null,
    paid: 0,
    to_pay: 900_000,
    supplier: { attempts: 0, next_at: null, failed_at: null },
    payments: [],
    actions: ['cancel', 'resend-mail'],
    ...changes,
  });
}

/** An order whose goods are there. */
export function buildIssuedOrder(changes: Partial<OfficeOrder> = {}): OfficeOrder {
  return buildOfficeOrder({
    status: { status_code: 4, name: 'Бичигдсэн' },
    fulfilled_at: '2026-11-21T00:12:00.000Z',
    supplier: { attempts: 1, next_at: null, failed_at: null },
    actions: ['resend-mail'],
    ...changes,
  });
}

export const refundByRule = { fare: 900_000, fee: 100_000, discount: 50_000, back: 750_000 };

/** What the rule refunds for an order, as 200; null when it leaves the order to people. */
export function orderRefundStub(refund: typeof refundByRule | null = refundByRule): Stub {
  return stubOperation(quoteOrderRefund, { status_code: 200, message: '', result: { refund } });
}
