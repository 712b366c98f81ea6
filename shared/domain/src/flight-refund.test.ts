import { refundQuoteOf, ruleFlightRefund, sumOfRefunds } from './flight-refund.ts';

const facts = { statusCode: 4, refundable: true, inParts: false, departure_at: '2026-12-19T10:00:00+07:00' };
const early = '2026-12-01T00:00:00Z';
const blocked = (reason: string) => ({ kind: 'blocked', reason });

describe('ruleFlightRefund', () => {
  it.each([
    ['[REFUND-08] 72:00:01 before departure', {}, '2026-12-16T02:59:59Z', { kind: 'open' }],
    ['[REFUND-08] [GAP-33] 72:00:00 before departure in Hovd', {}, '2026-12-16T03:00:00Z', { kind: 'warned' }],
    ['[REFUND-02] 48:00:01 before departure', {}, '2026-12-17T02:59:59Z', { kind: 'warned' }],
    ['[REFUND-02] [GAP-33] 48:00:00 before departure', {}, '2026-12-17T03:00:00Z', blocked('too-late')],
    ['[REFUND-03] at departure', {}, '2026-12-19T03:00:00Z', blocked('departed')],
    [
      '[REFUND-03] [GAP-13] after departure, whatever the status',
      { statusCode: 8 },
      '2026-12-19T03:00:01Z',
      blocked('departed'),
    ],
    ['[REFUND-05] sent', { statusCode: 8 }, early, blocked('sent')],
    ['[REFUND-06] in process', { statusCode: 9 }, early, blocked('in-process')],
    ['[REFUND-07] finished', { statusCode: 10 }, early, blocked('finished')],
    ['[REFUND-04] any other status', { statusCode: 3 }, early, blocked('status')],
    ['a ticket paid in parts', { inParts: true }, early, blocked('in-parts')],
    ['a fare that gives nothing back', { refundable: false }, early, blocked('not-refundable')],
  ])('%s', (_, change, now, ruling) => {
    expect(ruleFlightRefund({ ...facts, ...change }, new Date(now))).toEqual(ruling);
  });
});

describe('the quote of a refund', () => {
  const fares = [
    { type: 'adult' as const, count: 2, base: 700_000, taxes: 200_000 },
    { type: 'infant' as const, count: 1, base: 70_000, taxes: 0 },
  ];
  it('is fare and taxes less the fee, and never below zero', () => {
    expect(refundQuoteOf('adult', fares, 100_000)).toEqual({ fare: 900_000, fee: 100_000, back: 800_000 });
    expect(refundQuoteOf('infant', fares, 100_000)).toEqual({ fare: 70_000, fee: 70_000, back: 0 });
    expect(refundQuoteOf('child', fares, 100_000)).toEqual({ fare: 0, fee: 0, back: 0 });
  });

  it('adds up over the tickets chosen', () => {
    const quotes = [refundQuoteOf('adult', fares, 100_000), refundQuoteOf('infant', fares, 100_000)];
    expect(sumOfRefunds(quotes)).toEqual({ fare: 970_000, fee: 170_000, back: 800_000 });
  });
});
