import { getStaffSession } from '@aylal/contracts/office';
import { buildStaff, signedOut, staffStub } from '@aylal/office/testing';
import { officeRoutes } from '@aylal/routes';
import { buildPartnerChange, stubOperation, type StandaloneScenario } from '@aylal/testing/scenarios';
import { buildListed, buildTripPiece, contentStub, pieceStub } from './content-stubs.ts';
import { buildCoupon, couponsStub } from './coupon-stubs.ts';
import { figuresStub } from './figures-stubs.ts';
import {
  buildFoundOrder,
  buildIssuedOrder,
  buildOfficeOrder,
  buildUnpaidOrder,
  findOrdersStub,
  officeOrderStub,
  orderRefundStub,
} from './order-stubs.ts';
import { lotteriesStub } from './lottery-stubs.ts';
import {
  auditStub,
  buildEntry,
  differenceStub,
  buildOverdue,
  buildWork,
  ledgerStub,
  overdueStub,
  passkeysStub,
  reconciliationStub,
  twoAccounts,
  workStub,
} from './office-stubs.ts';

const support = buildStaff('support');
const mine = buildWork({
  owner: support,
  notes: [
    {
      id: 'b7a5c2f0-0000-4000-8000-00000000000a',
      by: 'Сараа',
      text: 'The bank looks it up.',
      at: '2026-11-21T01:00:00.000Z',
    },
  ],
});
const work = [
  buildWork({ kind: 'not-delivered', reference: 'AYL-4K7P2', amount: 412_000, due_at: '2026-11-21T01:20:00.000Z' }),
  mine,
  buildWork({ kind: 'reconciliation', reference: 'qpay-1203', amount: 90_000, due_at: '2026-11-21T02:40:00.000Z' }),
  buildWork({ kind: 'odd-answer', reference: 'statement-77aa01bc9d', amount: 0 }),
];

/** What the remote can be looked at with when it runs alone, and what a browser shows of a release before it is published; waiting and failing come by themselves. */
export function scenarios(): Record<string, StandaloneScenario> {
  const list = officeRoutes.work.to();
  return {
    'sign in': { at: list, stubs: [stubOperation(getStaffSession, signedOut)] },
    work: { at: list, stubs: [staffStub(support), workStub(work)] },
    'one piece of work': {
      at: officeRoutes.work.to({}, { of: mine.kind, item: mine.reference }),
      stubs: [staffStub(support), workStub(work)],
    },
    'a difference with a partner': {
      at: officeRoutes.work.to({}, { of: 'reconciliation', item: 'qpay-1203' }),
      stubs: [
        staffStub(buildStaff('finance', 'Болормаа')),
        workStub([
          buildWork({ kind: 'reconciliation', reference: 'qpay-1203', owner: buildStaff('finance', 'Болормаа') }),
        ]),
        differenceStub(),
      ],
    },
    'work, empty': { at: list, stubs: [staffStub(support), workStub([])] },
    orders: { at: officeRoutes.orders.to(), stubs: [staffStub(support), findOrdersStub([buildFoundOrder()])] },
    order: {
      at: officeRoutes.order.to({ ref: 'AYL-4K7P2XQ8' }),
      stubs: [staffStub(support), officeOrderStub()],
    },
    'order that waits for its money': {
      at: officeRoutes.order.to({ ref: 'AYL-4K7P2XQ8' }),
      stubs: [staffStub(support), officeOrderStub(buildUnpaidOrder())],
    },
    'order that was delivered': {
      at: officeRoutes.order.to({ ref: 'AYL-4K7P2XQ8' }),
      stubs: [staffStub(support), officeOrderStub(buildIssuedOrder()), orderRefundStub()],
    },
    'order whose journey has changed': {
      at: officeRoutes.order.to({ ref: 'AYL-4K7P2XQ8' }),
      stubs: [staffStub(support), officeOrderStub(buildOfficeOrder({ partner_change: buildPartnerChange() }))],
    },
    money: {
      at: officeRoutes.money.to({}, { day: '2026-11-20' }),
      stubs: [staffStub(buildStaff('finance', 'Болормаа')), ledgerStub(twoAccounts), reconciliationStub()],
    },
    'overdue instalments': {
      at: officeRoutes.overdue.to(),
      stubs: [staffStub(buildStaff('finance', 'Болормаа')), overdueStub([buildOverdue()])],
    },
    figures: {
      at: officeRoutes.figures.to({}, { from: '2026-11-19', until: '2026-11-20' }),
      stubs: [staffStub(buildStaff('finance', 'Болормаа')), figuresStub()],
    },
    content: {
      at: officeRoutes.content.to(),
      stubs: [staffStub(buildStaff('content', 'Тэмүүлэн')), contentStub([buildListed()])],
    },
    'piece of content': {
      at: officeRoutes.contentPiece.to({ kind: 'promotion', slug: 'domestic-flights' }),
      stubs: [staffStub(buildStaff('content', 'Тэмүүлэн')), pieceStub()],
    },
    'text of a trip': {
      at: officeRoutes.contentPiece.to({ kind: 'trip', slug: 'gobi-7-days' }),
      stubs: [staffStub(buildStaff('content', 'Тэмүүлэн')), pieceStub(buildTripPiece())],
    },
    lotteries: {
      at: officeRoutes.lotteries.to(),
      stubs: [staffStub(buildStaff('content', 'Тэмүүлэн')), lotteriesStub()],
    },
    coupons: {
      at: officeRoutes.coupons.to(),
      stubs: [
        staffStub(buildStaff('content', 'Тэмүүлэн')),
        couponsStub([buildCoupon(), buildCoupon({ code: 'NAADAM25', state: 'over', ended_by: 'Тэмүүлэн' })]),
      ],
    },
    'coupons, empty': {
      at: officeRoutes.coupons.to(),
      stubs: [staffStub(buildStaff('auditor', 'Энхжин')), couponsStub([])],
    },
    me: { at: officeRoutes.me.to(), stubs: [staffStub(support), passkeysStub()] },
    audit: {
      at: officeRoutes.audit.to(),
      stubs: [
        staffStub(buildStaff('auditor', 'Энхжин')),
        auditStub([
          buildEntry(),
          buildEntry({ id: 40, act: 'note-work', reason: '', after: '"The bank looks it up."' }),
        ]),
      ],
    },
    'audit, empty': {
      at: officeRoutes.audit.to(),
      stubs: [staffStub(buildStaff('auditor', 'Энхжин')), auditStub([])],
    },
  };
}
