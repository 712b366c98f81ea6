import { localDate } from '@aylal/domain/calendar';
import { decideMoney, evolveMoney, sumOf, type MoneyEvent } from './decide-money.ts';
import { moneyStateOf, type MoneyState } from './money-state.ts';

const now = Date.parse('2026-11-21T06:00:00Z');
type Order = Parameters<typeof moneyStateOf>[0];

/** An order of 1000 that can be paid for a moment yet; `first` is the first of its payments in parts. */
function order(over: Partial<Order> = {}, first?: number): Order {
  const deadline = localDate('2026-12-01');
  const instalments =
    first === undefined
      ? null
      : [
          { deadline_date: deadline, amount: first },
          { deadline_date: deadline, amount: 1000 - first },
        ];
  const money = { status: 1 as const, total: 1000, paid: 0, instalments };
  return { ...money, pay_until: now + 1, starts_at: now + 86_400_000, ...over };
}
const events = (of: Order, amount: number) => decideMoney(moneyStateOf(of, now), amount);
const counted = (amount: number): MoneyEvent => ({ kind: 'counted', amount });
const credited = (amount: number): MoneyEvent => ({ kind: 'credited', amount });
const settled: MoneyEvent = { kind: 'settled' };
const revived: MoneyEvent = { kind: 'revived' };

describe('Money that arrives for an order', () => {
  it.each<[string, Order, number, MoneyEvent[]]>([
    ['all of it', order(), 1000, [counted(1000), settled]],
    ['[MNY-7] a part', order(), 400, [counted(400)]],
    ['[MNY-7] the rest after a part', order({ paid: 400 }), 600, [counted(600), settled]],
    ['[MNY-7] more than the rest', order({ paid: 400 }), 1000, [counted(600), credited(400), settled]],
    ['[MNY-7] a second payment', order({ status: 2, paid: 1000 }), 1000, [credited(1000)]],
    ['[INST-04] the first part', order({}, 400), 400, [counted(400), settled]],
    ['[INST-04] too little for the first part', order({}, 400), 399, [counted(399)]],
    ['[INST-04] a later part', order({ status: 4, paid: 400 }, 400), 300, [counted(300)]],
    ['[MNY-7] more than all parts', order({ status: 4, paid: 700 }, 400), 500, [counted(300), credited(200)]],
    ['[MNY-7] a late first part', order({ status: 6 }, 400), 400, [revived, counted(400), settled]],
    ['[MNY-7] money for a cancelled order', order({ status: 5 }), 1000, [credited(1000)]],
    ['[MNY-7] money for a changed or refunded order', order({ status: 9, paid: 1000 }), 5, [credited(5)]],
    ['[MNY-7] late money that is enough', order({ status: 6 }), 1000, [revived, counted(1000), settled]],
    [
      '[MNY-7] late money, one millisecond, before anybody noticed',
      order({ pay_until: now }),
      1200,
      [revived, counted(1000), credited(200), settled],
    ],
    ['[MNY-7] late money that is not enough', order({ status: 6 }), 999, [credited(999)]],
    ['[MNY-7] late money after departure', order({ status: 6, starts_at: now }), 1000, [credited(1000)]],
  ])('books %s', (_name, of, amount, expected) => {
    expect(events(of, amount)).toEqual(expected);
  });

  it('[MNY-7] is never lost and never counts twice, whatever comes in whatever state', () => {
    for (const status of [1, 2, 4, 5, 6, 7, 10] as const)
      for (const pay_until of [now, now + 1])
        for (const first of [undefined, 1, 400, 1000])
          for (const paid of [0, 1, 400, 999, 1000])
            for (const amount of [1, 399, 400, 600, 1000, 5000]) {
              const state = moneyStateOf(order({ status, paid, pay_until }, first), now);
              const happened = decideMoney(state, amount);
              expect(sumOf(happened, 'counted') + sumOf(happened, 'credited')).toBe(amount);
              const after = happened.reduce(evolveMoney, state);
              if (after.kind === 'open' || after.kind === 'running') expect(after.paid).toBeLessThanOrEqual(1000);
            }
  });
});

describe('A step of the money of an order', () => {
  const running: MoneyState = { kind: 'running', total: 1000, paid: 400 };
  const closed: MoneyState = { kind: 'closed' };

  it('leads to the next state', () => {
    const ended = moneyStateOf(order({ status: 6 }, 400), now);
    expect([revived, counted(400), settled].reduce(evolveMoney, ended)).toEqual(running);
    expect(evolveMoney(running, credited(5))).toEqual(running);
  });

  it.each<[MoneyState, MoneyEvent]>([
    [running, settled],
    [running, revived],
    [closed, counted(1)],
    [moneyStateOf(order({ status: 6 }), now), counted(1)],
    [moneyStateOf(order(), now), revived],
  ])('that is not legal is refused: %j %j', (state, event) => {
    expect(() => evolveMoney(state, event)).toThrow(`${event.kind} cannot happen to money that is ${state.kind}`);
  });
});
