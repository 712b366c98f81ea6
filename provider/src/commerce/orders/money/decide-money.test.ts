import { decideSettlement, type DebtState, type Settlement } from './decide-settlement.ts';

const now = Date.parse('2026-11-21T06:00:00Z');

function debt(over: Partial<DebtState> = {}): DebtState {
  return { status: 1, total: 1000, advance: 1000, paid: 0, payUntil: now + 1, departsAt: now + 86_400_000, ...over };
}

describe('decideSettlement', () => {
  it.each<[string, DebtState, number, Settlement]>([
    ['all of it', debt(), 1000, { kind: 'pay', counts: 1000, credit: 0, settled: true }],
    ['[MNY-7] a part', debt(), 400, { kind: 'pay', counts: 400, credit: 0, settled: false }],
    ['[MNY-7] the rest after a part', debt({ paid: 400 }), 600, { kind: 'pay', counts: 600, credit: 0, settled: true }],
    ['[MNY-7] more than the rest', debt({ paid: 400 }), 1000, { kind: 'pay', counts: 600, credit: 400, settled: true }],
    ['[MNY-7] a second payment', debt({ status: 2, paid: 1000 }), 1000, { kind: 'credit', credit: 1000 }],
    ['[INST-04] the first part', debt({ advance: 400 }), 400, { kind: 'pay', counts: 400, credit: 0, settled: true }],
    [
      '[INST-04] too little for the first part',
      debt({ advance: 400 }),
      399,
      { kind: 'pay', counts: 399, credit: 0, settled: false },
    ],
    [
      '[INST-04] a later part',
      debt({ status: 4, advance: 400, paid: 400 }),
      300,
      { kind: 'pay', counts: 300, credit: 0, settled: false },
    ],
    [
      '[MNY-7] more than all parts',
      debt({ status: 4, advance: 400, paid: 700 }),
      500,
      { kind: 'pay', counts: 300, credit: 200, settled: false },
    ],
    ['[MNY-7] a late first part', debt({ status: 6, advance: 400 }), 400, { kind: 'revive', counts: 400, credit: 0 }],
    ['[MNY-7] money for a cancelled order', debt({ status: 5 }), 1000, { kind: 'credit', credit: 1000 }],
    ['[MNY-7] late money that is enough', debt({ status: 6 }), 1000, { kind: 'revive', counts: 1000, credit: 0 }],
    [
      '[MNY-7] late money, one millisecond, before anybody noticed',
      debt({ payUntil: now }),
      1200,
      { kind: 'revive', counts: 1000, credit: 200 },
    ],
    ['[MNY-7] late money that is not enough', debt({ status: 6 }), 999, { kind: 'credit', credit: 999 }],
    ['[MNY-7] late money after departure', debt({ status: 6, departsAt: now }), 1000, { kind: 'credit', credit: 1000 }],
  ])('books %s', (_name, order, amount, settlement) => {
    expect(decideSettlement(order, amount, now)).toEqual(settlement);
  });
});
