import { busRefund, busRefundPercent } from './bus-refund.ts';

const departs = Date.UTC(2026, 11, 5, 6, 30);
const before = (hours: number, minutes = 0, seconds = 0) =>
  departs - hours * 3_600_000 - minutes * 60_000 - seconds * 1_000;

describe('What a bus ticket gives back', () => {
  it.each([
    ['[BUS-02] two days before', before(48), 100],
    ['[BUS-02] a second more than 24 hours before', before(24, 0, 1), 100],
    ['[BUS-03] exactly 24 hours before', before(24), 90],
    ['[BUS-03] exactly 2 hours before', before(2), 90],
    ['[BUS-04] a second less than 2 hours before', before(1, 59, 59), 80],
    ['[BUS-04] exactly 30 minutes before', before(0, 30), 80],
    ['[BUS-05] a second less than 30 minutes before', before(0, 29, 59), 0],
    ['[BUS-05] at departure', departs, 0],
    ['[BUS-05] after departure', departs + 60_000, 0],
  ])('%s', (_, now, percent) => {
    expect(busRefundPercent(departs, now)).toBe(percent);
  });

  it('[BUS-03] is rounded down to whole tögrög', () => {
    expect(busRefund(28_005, departs, before(5))).toBe(25_204);
    expect(busRefund(28_005, departs, before(0, 10))).toBe(0);
  });
});
