import { needsDecision, workDueAt, workKinds } from './work.ts';

describe('Work of the office', () => {
  it('is promised within two days at most, soonest to who has paid and has nothing', () => {
    const hours = workKinds.map((kind) => [kind, workDueAt({ kind, at: 0 }) / 3_600_000]);
    expect(Object.fromEntries(hours)).toEqual({
      'not-delivered': 2,
      'ride-problem': 2,
      'loan-in-doubt': 2,
      request: 8,
      'airline-order': 8,
      'partner-change': 8,
      'unmatched-transfer': 24,
      goodwill: 24,
      'payout-approval': 8,
      'payout-failed': 24,
      'winner-report': 24,
      reconciliation: 24,
      'message-dead': 24,
      'odd-answer': 48,
      'receipt-failed': 48,
    });
  });

  it('is counted from when it came up', () => {
    const at = Date.UTC(2026, 8, 1, 22);
    expect(new Date(workDueAt({ kind: 'not-delivered', at })).toISOString()).toBe('2026-09-02T00:00:00.000Z');
  });

  it('ends by a decision alone where money waits for one', () => {
    expect(workKinds.filter(needsDecision)).toEqual([
      'unmatched-transfer',
      'goodwill',
      'payout-approval',
      'winner-report',
      'reconciliation',
    ]);
  });
});
