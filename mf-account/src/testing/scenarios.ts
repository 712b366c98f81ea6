import { localDate } from '@aylal/domain/calendar';
import type { Problem } from '@aylal/contracts';
import { checkVerifyCode, recoverPassword, registerAccount, sendVerifyCode, signIn } from '@aylal/contracts/account';
import { getOrder, listOrders, type FlightOrder, type OrderSummary } from '@aylal/contracts/orders';
import type { Wallet } from '@aylal/contracts/wallet';
import {
  buildIssuedOrder,
  buildPartnerChange,
  buildOrder,
  buildSessionUser,
  type StandaloneScenario,
  type Stub,
  stubOperation,
} from '@aylal/testing/scenarios';
import type { ListOrdersResult } from '../api/list-orders-query.ts';
import { slotScenarios } from './slot-scenarios.ts';
import { accountScenarios } from './account-scenarios.ts';
import { buildWallet, stubStatement, stubWallet } from './wallets.ts';

/** The order, as 200. */
export function stubOrder(...orders: FlightOrder[]): Stub {
  return stubOperation(
    getOrder,
    orders.map((result) => ({ status_code: 200 as const, message: '', result })),
  );
}

/** A page of the list, as 200. */
export function stubOrders(orders: OrderSummary[], over: Partial<ListOrdersResult> = {}): Stub {
  const result = { orders, count: orders.length, page: 1, next: null, ...over };
  return stubOperation(listOrders, { status_code: 200, message: '', result });
}

/** An order as the list shows it. */
export function buildOrderSummary(overrides: Partial<OrderSummary> = {}): OrderSummary {
  return {
    ref_number: 'AYL-4K7P2',
    product: 'flight',
    title: 'Улаанбаатар – Сөүл',
    status: { status_code: 1, name: 'Төлбөр хүлээж байна' },
    depart_date: localDate('2026-12-19'),
    created_at: '2026-11-21T02:00:00.000Z',
    total: 2_186_400,
    to_pay: 2_186_400,
    ...overrides,
  };
}

/** An account whose code is 1234 and whose password is right when it ends with "2026". */
export function stubAccess(): Stub[] {
  const user = buildSessionUser();
  const ok = { status_code: 200 as const, message: '', result: null };
  const wrong = <P extends Problem>(problem: P) => ({ status_code: 400 as const, message: '', result: { problem } });
  return [
    stubOperation(sendVerifyCode, ok),
    stubOperation(checkVerifyCode, ({ body }) => (codeOf(body) === '1234' ? ok : wrong('wrong-code'))),
    stubOperation(signIn, ({ body }) =>
      passwordOf(body).endsWith('2026') ? { ...ok, result: user } : wrong('wrong-credentials'),
    ),
    stubOperation(registerAccount, { status_code: 200, message: '', result: user }),
    stubOperation(recoverPassword, ok),
  ];
}

function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'verify_code' in body ? body.verify_code : undefined;
}

function passwordOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'password' in body ? String(body.password) : '';
}

/** What the remote can be looked at with when it runs alone. */
export function scenarios(): Record<string, StandaloneScenario> {
  return {
    'sign in': { at: '/auth/login', stubs: stubAccess() },
    recovery: { at: '/auth/password-recovery', stubs: stubAccess() },
    orders: atOrders(
      stubOrders([
        buildOrderSummary(),
        buildOrderSummary({
          ref_number: 'AYL-9QX2M',
          title: 'Улаанбаатар – Токио',
          status: { status_code: 4, name: 'Тасалбар бичигдсэн' },
          to_pay: 0,
        }),
        buildOrderSummary({ ref_number: 'AYL-7TQ4M', product: 'top-up', title: 'Хэтэвч цэнэглэлт', total: 50_000 }),
      ]),
    ),
    'no orders': atOrders(stubOrders([])),
    'orders fail': atOrders(stubOperation(listOrders, 'offline')),
    wallet: atWallet(buildWallet()),
    'wallet, empty': atWallet(buildWallet({ current_balance: 0, pending_balance: 0, last_transactions: [] })),
    unpaid: atOrder(stubOrder(buildOrder())),
    issued: atOrder(stubOrder(buildIssuedOrder())),
    'issued, changed by its airline': atOrder(stubOrder(buildIssuedOrder({ partner_change: buildPartnerChange() }))),
    'game wallet': { at: '/user/game-wallet', stubs: [stubWallet(buildWallet())], user: buildSessionUser() },
    missing: atOrder(stubOperation(getOrder, { status_code: 404, message: '', result: { problem: 'not-found' } })),
    ...accountScenarios(),
    ...slotScenarios(),
  };
}

function atOrders(stub: Stub): StandaloneScenario {
  return { at: '/user/order', stubs: [stub], user: buildSessionUser() };
}

function atOrder(stub: Stub): StandaloneScenario {
  return { at: '/user/order/flight/AYL-4K7P2', stubs: [stub], user: buildSessionUser() };
}

function atWallet(wallet: Wallet): StandaloneScenario {
  return {
    at: '/user/wallet',
    stubs: [stubWallet(wallet), stubStatement(wallet.last_transactions)],
    user: buildSessionUser(),
  };
}
