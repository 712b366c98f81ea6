import { localDate } from '@aylal/domain/calendar';
import { advanceOf, dueNow, offeredSum, owedNow } from './order-debt.ts';

const parts = [
  { deadline_date: localDate('2026-11-22'), amount: 40 },
  { deadline_date: localDate('2026-11-29'), amount: 30 },
  { deadline_date: localDate('2026-12-06'), amount: 30 },
];
const once = { status: 1, total: 100, paid: 0, instalments: null } as const;
const inParts = { ...once, instalments: parts };

describe('What an order owes', () => {
  it.each([
    ['paid at once, while money is awaited', { ...once, paid: 30 }, 70, 70],
    ['paid at once and whole', { ...once, status: 4, paid: 100 }, 0, 0],
    ['that has ended', { ...once, status: 6 }, 0, 0],
    ['in parts, before the first', inParts, 100, 40],
    ['in parts, with its ticket', { ...inParts, status: 4, paid: 40 }, 60, 30],
    ['in parts, in the middle of one', { ...inParts, status: 4, paid: 50 }, 50, 20],
    ['in parts and whole', { ...inParts, status: 4, paid: 100 }, 0, 0],
  ] as const)('is told of one %s', (_name, order, owed, due) => {
    expect([owedNow(order), dueNow(order)]).toEqual([owed, due]);
  });

  it('[MNY-9] is paid in the sums that it offers: the next part, or all that is left', () => {
    const order = { ...inParts, status: 4, paid: 40 } as const;
    expect([undefined, 30, 60, 40, 1, 0].map((sum) => offeredSum(order, sum))).toEqual([
      30,
      30,
      60,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('lets the ticket follow the first part', () => {
    expect([advanceOf(once), advanceOf(inParts)]).toEqual([100, 40]);
  });
});
