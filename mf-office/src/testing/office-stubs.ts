import type { ResultOf } from '@aylal/contracts';
import {
  listAudit,
  listOverdueInstalments,
  listPasskeys,
  listReconciliation,
  listWork,
  readDifference,
  readLedgerDay,
  type AccountDay,
  type AuditEntry,
  type OfficeDifference,
  type OfficeWork,
  type OverdueInstalment,
  type Passkey,
} from '@aylal/contracts/office';
import { localDate } from '@aylal/domain/calendar';
import { buildStaff } from '@aylal/office/testing';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';

/** Work that waits since two hours before the tests' clock. */
export function buildWork(changes: Partial<OfficeWork> = {}): OfficeWork {
  return {
    kind: 'unmatched-transfer',
    reference: 'TRN-000123',
    amount: 185_000,
    task: 'A transfer whose purpose names none of our orders. Find out whose it is and assign it.',
    raw: '{"record":123,"purpose":"ayalal niseh"}',
    at: '2026-11-21T00:00:00.000Z',
    due_at: '2026-11-22T00:00:00.000Z',
    owner: null,
    notes: [],
    ...changes,
  };
}

/** A page of the work list, as 200. */
export function workAnswer(items: readonly OfficeWork[], changes: Partial<ResultOf<typeof listWork>> = {}) {
  return {
    status_code: 200 as const,
    message: '',
    result: {
      items: [...items],
      next: null,
      open: items.length,
      colleagues: [buildStaff('support'), buildStaff('finance', 'Болормаа')],
      server_time: '2026-11-21T02:00:00.000Z',
      ...changes,
    },
  };
}

/** The work list as the provider answers it: one piece alone where it is asked for. */
export function workStub(items: readonly OfficeWork[]): Stub {
  return stubOperation(listWork, ({ query }) =>
    workAnswer(items.filter(({ reference }) => !query['reference'] || query['reference'] === reference)),
  );
}

/** A line of the audit log. */
export function buildEntry(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 41,
    at: '2026-11-21T01:30:00.000Z',
    by: 'Сараа',
    role: 'support',
    act: 'finish-work',
    subject: 'unmatched-transfer TRN-000123',
    reason: 'Assigned to AYL-4K7P2',
    before: null,
    after: null,
    ...changes,
  };
}

/** The audit log, as 200. */
export function auditStub(entries: readonly AuditEntry[]): Stub {
  return stubOperation(listAudit, { status_code: 200, message: '', result: { entries: [...entries], next: null } });
}

/** The books of a day, as 200. */
export function ledgerStub(accounts: readonly AccountDay[], is_over = true): Stub {
  return stubOperation(readLedgerDay, ({ query }) => ({
    status_code: 200 as const,
    message: '',
    result: { day: localDate(query['day'] ?? ''), accounts: [...accounts], is_over },
  }));
}

/** The second of three instalments, eleven days late. */
export function buildOverdue(changes: Partial<OverdueInstalment> = {}): OverdueInstalment {
  return {
    ref_number: 'AYL-4K7P2XQ8',
    product: 'flight',
    part: 2,
    parts: 3,
    amount: 337_500,
    due: localDate('2026-11-10'),
    days_late: 11,
    ...changes,
  };
}

/** We have booked a payment that the partner does not have. */
export function buildDifference(changes: Partial<OfficeDifference> = {}): OfficeDifference {
  return {
    ...{ reference: 'qpay-1203', partner: 'qpay', kind: 'missing-there', payment_id: '1203', invoice: '' },
    ...{ ref_number: 'AYL-4K7P2XQ8', partner_amount: null, our_amount: 90_000 },
    outcomes: ['partner-corrects', 'write-off'],
    asked: null,
    ...changes,
  };
}

/** A difference, as 200. */
export function differenceStub(difference = buildDifference()): Stub {
  return stubOperation(readDifference, { status_code: 200, message: '', result: difference });
}

/** A partner that was compared all week, with a difference that waits, and one that was never compared; as 200. */
export function reconciliationStub(): Stub {
  const never = { last_day: null, compared_at: null, days: 0, open: 0, amount: 0 };
  const qpay = { last_day: localDate('2026-11-20'), compared_at: '2026-11-20T17:10:00.000Z', days: 7 };
  const result = {
    partners: [
      { partner: 'qpay', ...qpay, open: 2, amount: 90_000 },
      { partner: 'pocket', ...never },
    ],
  };
  return stubOperation(listReconciliation, { status_code: 200, message: '', result });
}

/** Overdue instalments, as 200, with the sum of these. */
export function overdueStub(instalments: readonly OverdueInstalment[]): Stub {
  const sum = instalments.reduce((total, { amount }) => total + amount, 0);
  const result = { instalments: [...instalments], next: null, count: instalments.length, sum };
  return stubOperation(listOverdueInstalments, { status_code: 200, message: '', result });
}

/** One's passkeys, as 200. */
export function passkeysStub(passkeys: readonly Passkey[] = [laptop]): Stub {
  return stubOperation(listPasskeys, { status_code: 200, message: '', result: { passkeys: [...passkeys] } });
}

/** A passkey that somebody has signed in with. */
export const laptop: Passkey = {
  id: 'bGFwdG9wLW9mLVNhcmFh',
  name: 'My laptop',
  created_at: '2026-11-01T02:00:00.000Z',
  used_at: '2026-11-20T02:00:00.000Z',
};

/** Two accounts whose day and whose balances add up to nothing. */
export const twoAccounts: readonly AccountDay[] = [
  { account: 'clearing:qpay', kind: 'asset', debit: 900_000, credit: 0, balance: 1_200_000 },
  { account: 'credit:user', kind: 'liability', debit: 0, credit: 900_000, balance: -1_200_000 },
];
