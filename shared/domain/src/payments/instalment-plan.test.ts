import { localDate } from '../calendar/index.ts';
import { instalmentPlans, lowerParts, upfrontAmount, type InstalmentTerms } from './instalment-plan.ts';

const terms: InstalmentTerms = {
  initial_payment_amount: 250_000,
  partial_payment_fee: 40_000,
  refund_service_charge: 5_000,
  types: [
    { key: 'two', divider: 1, deadline_after_init: 168, refund_comm_rate: 1.2 },
    { key: 'four', divider: 3, deadline_after_init: 252, refund_comm_rate: 1.2 },
  ],
};
const plan = (price: number, over: Partial<InstalmentTerms> = {}) =>
  instalmentPlans({ ...terms, ...over }, price, localDate('2026-11-22'));

describe('the first payment', () => {
  it('[INST-07] [GAP-26] is initial amount, fee times rate, and service charge', () => {
    expect(upfrontAmount(terms, terms.types[0] ?? never())).toBe(303_000);
  });
  it('[MNY-1] is whole where fee times rate is not, and no binary fraction pushes it up', () => {
    const of = (partial_payment_fee: number, refund_comm_rate: number) =>
      upfrontAmount(
        { ...terms, partial_payment_fee },
        { key: 'x', divider: 1, deadline_after_init: 24, refund_comm_rate },
      );
    expect([of(2_100, 1.1), of(33, 1.1)]).toEqual([257_310, 255_037]);
  });
});

describe('a plan', () => {
  it('[INST-04] [INST-05] [GAP-27] has divider + 1 payments, those after the first in hundreds, the last with the remainder', () => {
    expect(plan(1_000_050)[1]).toEqual({
      key: 'four',
      parts: [
        { deadline_date: localDate('2026-11-22'), amount: 303_000 },
        { deadline_date: localDate('2026-11-25'), amount: 250_000 },
        { deadline_date: localDate('2026-11-29'), amount: 250_000 },
        { deadline_date: localDate('2026-12-02'), amount: 250_050 },
      ],
      total: 1_053_050,
      extra: 53_000,
    });
  });
  it('[INST-06] [GAP-28] keeps the fraction of a day in its steps', () => {
    expect(plan(1_000_000)[1]?.parts.map(({ deadline_date }) => deadline_date)).toEqual([
      '2026-11-22',
      '2026-11-25',
      '2026-11-29',
      '2026-12-02',
    ]);
  });
  it('[INST-05] rounds half a hundred up', () => {
    const [three] = plan(250_500, {
      types: [{ key: 'three', divider: 2, deadline_after_init: 240, refund_comm_rate: 1 }],
    });
    expect(three?.parts.slice(1).map(({ amount }) => amount)).toEqual([300, 200]);
  });

  it('[MNY-9] is left out when a payment of it would be nothing', () => {
    expect(plan(250_100).map(({ key }) => key)).toEqual(['two']);
  });

  it('[MNY-9] is whole, positive and adds up exactly, or is not offered: every price to 5,000 and 2,000 larger ones', () => {
    const dividers = [1, 2, 3, 4, 5].map((divider) => ({
      key: String(divider),
      divider,
      deadline_after_init: 720,
      refund_comm_rate: 1 + divider / 3,
    }));
    let seed = 7;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const small = Array.from({ length: 5_000 }, (_, index) => index + 1);
    const large = Array.from({ length: 2_000 }, () => 5_000 + Math.floor(random() * 1_000_000_000));
    let offered = 0;
    for (const price of [...small, ...large]) {
      const initial_payment_amount = Math.ceil(price / 4 / 100) * 100;
      const own = { initial_payment_amount, partial_payment_fee: Math.ceil(price / 100), types: dividers };
      for (const { parts, total, extra } of plan(price, own)) {
        offered += 1;
        const broken =
          parts.some(({ amount }) => !Number.isSafeInteger(amount) || amount <= 0) ||
          parts.reduce((sum, { amount }) => sum + amount, 0) !== total ||
          total !== price + extra;
        if (broken) throw new Error(`The plan of ${price} does not add up: ${JSON.stringify(parts)}`);
      }
    }
    expect(offered).toBeGreaterThan(20_000);
  });
});

describe('a discount on a plan', () => {
  const parts = [
    { deadline_date: localDate('2026-11-22'), amount: 300 },
    { deadline_date: localDate('2026-11-29'), amount: 200 },
    { deadline_date: localDate('2026-12-06'), amount: 250 },
  ];
  it.each([
    [100, [300, 200, 150]],
    [250, [300, 200]],
    [449, [300, 1]],
    [460, [290]],
  ])('[MNY-9] [MNY-11] of %d lowers the last payments first and leaves none of nothing', (discount, amounts) => {
    expect(lowerParts(parts, discount).map(({ amount }) => amount)).toEqual(amounts);
  });
});

function never(): never {
  throw new Error('The terms have two plans');
}
