import { changeCost, ruleFlightChange } from './flight-change.ts';

const hovd = '2026-12-19T10:00:00+07:00';
const facts = { statusCode: 4, changeable: true, inParts: false, partRefunded: false, departure_at: hovd };

describe('ruleFlightChange', () => {
  it.each([
    ['[EXCH-01] 72:00:01 before departure', {}, '2026-12-16T02:59:59Z', { kind: 'open' }],
    ['[EXCH-01] [GAP-33] 72:00:00 before departure in Hovd', {}, '2026-12-16T03:00:00Z', { kind: 'warned' }],
    ['a second before departure', {}, '2026-12-19T02:59:59Z', { kind: 'warned' }],
    ['[EXCH-02.1] [GAP-12.1] at departure', {}, '2026-12-19T03:00:00Z', { kind: 'blocked', reason: 'departed' }],
    [
      '[EXCH-02.2] with a ticket that is not issued',
      { statusCode: 3 },
      '2026-12-01T00:00:00Z',
      { kind: 'blocked', reason: 'status' },
    ],
    ['[GAP-75] once changed', { statusCode: 7 }, '2026-12-01T00:00:00Z', { kind: 'blocked', reason: 'changed' }],
    [
      '[EXCH-02.3] with a fare that forbids it',
      { changeable: false },
      '2026-12-01T00:00:00Z',
      { kind: 'blocked', reason: 'not-allowed' },
    ],
    ['with a ticket paid in parts', { inParts: true }, '2026-12-01T00:00:00Z', { kind: 'blocked', reason: 'in-parts' }],
    [
      'with a ticket given back',
      { partRefunded: true },
      '2026-12-01T00:00:00Z',
      { kind: 'blocked', reason: 'part-refunded' },
    ],
  ])('%s', (_, change, now, ruling) => {
    expect(ruleFlightChange({ ...facts, ...change }, new Date(now))).toEqual(ruling);
  });
});

describe('changeCost', () => {
  it.each([
    ['a dearer flight', { held: 900_000, wanted: 1_000_000 }, [100_000, 100_000, 200_000, 0]],
    ['a flight cheaper by less than the fee', { held: 900_000, wanted: 850_000 }, [100_000, -50_000, 50_000, 0]],
    ['a flight cheaper by just the fee', { held: 900_000, wanted: 800_000 }, [100_000, -100_000, 0, 0]],
    ['a much cheaper flight', { held: 900_000, wanted: 600_000 }, [100_000, -300_000, 0, 200_000]],
  ])('of %s', (_, fares, expected) => {
    const { penalty, fare_difference, to_pay, credit } = changeCost({ ...fares, feePerTicket: 50_000, tickets: 2 });
    expect([penalty, fare_difference, to_pay, credit]).toEqual(expected);
  });
});
