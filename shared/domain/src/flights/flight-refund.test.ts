import { ruleFlightRefund, ticketsGivenBack, type RefundFacts } from './flight-refund.ts';

const facts: RefundFacts = {
  statusCode: 4,
  refundable: true,
  unpaidParts: false,
  loan: 'none',
  departure_at: '2026-12-19T10:00:00+07:00',
};
const early = '2026-12-01T00:00:00Z';
const blocked = (reason: string) => ({ kind: 'blocked', reason });

describe('ruleFlightRefund', () => {
  it.each<[string, Partial<RefundFacts>, string, object]>([
    ['[REFUND-08] 72:00:01 before departure', {}, '2026-12-16T02:59:59Z', { kind: 'open' }],
    ['[REFUND-08] [GAP-33] 72:00:00 before departure in Hovd', {}, '2026-12-16T03:00:00Z', { kind: 'warned' }],
    ['[REFUND-02] 48:00:01 before departure', {}, '2026-12-17T02:59:59Z', { kind: 'warned' }],
    ['[REFUND-02] [GAP-33] 48:00:00 before departure', {}, '2026-12-17T03:00:00Z', blocked('too-late')],
    ['[REFUND-03] at departure', {}, '2026-12-19T03:00:00Z', blocked('departed')],
    [
      '[REFUND-03] [GAP-13.2] after departure, whatever the status',
      { statusCode: 8 },
      '2026-12-19T03:00:01Z',
      blocked('departed'),
    ],
    ['[REFUND-05] sent', { statusCode: 8 }, early, blocked('sent')],
    ['[REFUND-06] in process', { statusCode: 9 }, early, blocked('in-process')],
    ['[REFUND-07] finished', { statusCode: 10 }, early, blocked('finished')],
    ['[REFUND-04] [GAP-13.1] any other status', { statusCode: 3 }, early, blocked('status')],
    ['a ticket with parts that are not paid', { unpaidParts: true }, early, blocked('unpaid-parts')],
    ['[INST-24] [INST-26] a loan that can be cancelled, which people do', { loan: 'open' }, early, blocked('loan')],
    ['[INST-25] a loan that can be cancelled no more', { loan: 'over' }, early, blocked('loan-over')],
    ['a fare that gives nothing back', { refundable: false }, early, blocked('not-refundable')],
  ])('%s', (_, change, now, ruling) => {
    expect(ruleFlightRefund({ ...facts, ...change }, new Date(now))).toEqual(ruling);
  });
});

it('[MNY-10] a ticket is refunded once: while its refund is under way and after it, not when it was refused', () => {
  const refunds = [
    { state: 'refused', tickets: ['1'] },
    { state: 'sent', tickets: ['2', '3'] },
    { state: 'finished', tickets: ['4'] },
  ];
  expect([...ticketsGivenBack(refunds)]).toEqual(['2', '3', '4']);
});
