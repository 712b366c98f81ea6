import { busRefund, busRefundBlock, busRefundPercent, quoteBusRefund } from './bus-refund.ts';

const departs = Date.UTC(2026, 11, 5, 6, 30);
const before = (hours: number, minutes = 0, seconds = 0) =>
  departs - hours * 3_600_000 - minutes * 60_000 - seconds * 1_000;

describe('What a bus ticket refunds', () => {
  it.each([
    ['[BUS-02] two days before', before(48), 100],
    ['[BUS-02] a second more than 24 hours before', before(24, 0, 1), 100],
    ['[BUS-03] [GAP-32.1] exactly 24 hours before', before(24), 90],
    ['[BUS-03] [GAP-32.2] exactly 2 hours before', before(2), 90],
    ['[BUS-04] a second less than 2 hours before', before(1, 59, 59), 80],
    ['[BUS-04] [GAP-32.3] exactly 30 minutes before', before(0, 30), 80],
    ['[BUS-05] a second less than 30 minutes before', before(0, 29, 59), 0],
    ['[BUS-05] at departure', departs, 0],
    ['[BUS-05] [GAP-32.4] after departure', departs + 60_000, 0],
  ])('%s', (_, now, percent) => {
    expect(busRefundPercent(departs, now)).toBe(percent);
  });

  it('[BUS-03] [GAP-32.5] is rounded down to whole tögrög', () => {
    expect(busRefund(28_005, departs, before(5))).toBe(25_204);
    expect(busRefund(28_005, departs, before(0, 10))).toBe(0);
  });
});

describe('The quote of bus tickets', () => {
  const basis = { prices: [28_000, 28_000, 14_000], received: 70_000, departsAt: departs, departureCancelled: false };

  it('[BUS-03] takes its percent of each ticket', () => {
    expect(quoteBusRefund([28_000, 14_000], basis, before(24))).toEqual({
      fare: 42_000,
      fee: 4_200,
      discount: 0,
      back: 37_800,
    });
  });

  it('never gives more than came in, where a coupon paid a part', () => {
    const paid = { ...basis, received: 60_001 };
    const one = quoteBusRefund([28_000], paid, before(48));
    expect(one).toEqual({ fare: 28_000, fee: 0, discount: 4_000, back: 24_000 });
    expect(quoteBusRefund(basis.prices, paid, before(48)).back).toBeLessThanOrEqual(60_001);
  });

  it('gives everything back of a bus that does not go', () => {
    expect(quoteBusRefund([14_000], { ...basis, departureCancelled: true }, departs + 1).back).toBe(14_000);
  });

  it('gives nothing of tickets that cost nothing', () => {
    const free = { ...basis, prices: [0], received: 0 };
    expect(quoteBusRefund([0], free, before(48))).toEqual({ fare: 0, fee: 0, discount: 0, back: 0 });
  });

  it.each([
    ['a ticket that is not there yet', 3, before(48), 'status'],
    ['another refund under way', 8, before(48), 'sent'],
    ['a refund that was paid', 9, before(48), 'sent'],
    ['half an hour less a second', 4, before(0, 29, 59), 'too-late'],
    ['exactly half an hour', 4, before(0, 30), undefined],
  ] as const)('[BUS-05] is kept back by %s', (_, statusCode, now, because) => {
    expect(busRefundBlock({ statusCode, departsAt: departs, departureCancelled: false }, now)).toBe(because);
  });
});
