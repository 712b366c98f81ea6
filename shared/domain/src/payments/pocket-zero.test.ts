import { localDate } from '../calendar/index.ts';
import { pocketZeroPlans } from './pocket-zero.ts';

const today = '2026-11-22';

describe('PocketZero', () => {
  it('[INST-28] [INST-29] [INST-30.1] [INST-30.2] [GAP-94] for 1,000,000 is 1,069,519 in 2, 3, 4 or 6 payments', () => {
    const plans = pocketZeroPlans(1_000_000, localDate(today));
    expect(plans.map(({ days, parts }) => [days, parts.map(({ amount }) => amount)])).toEqual([
      [30, [534_800, 534_719]],
      [45, [356_600, 356_600, 356_319]],
      [60, [267_400, 267_400, 267_400, 267_319]],
      [90, [178_300, 178_300, 178_300, 178_300, 178_300, 178_019]],
    ]);
    expect(new Set(plans.map(({ total, extra }) => `${total} ${extra}`))).toEqual(new Set(['1069519 69519']));
  });

  it('[INST-31] asks for nothing today: every plan pays from the fifteenth day on, every 15 days', () => {
    const plans = pocketZeroPlans(1_000_000, localDate(today));
    expect(plans[0]?.parts.map(({ deadline_date }) => deadline_date)).toEqual(['2026-12-07', '2026-12-22']);
    expect(plans.map(({ parts }) => parts.at(-1)?.deadline_date)).toEqual([
      '2026-12-22',
      '2027-01-06',
      '2027-01-21',
      '2027-02-20',
    ]);
  });

  it('[MNY-9] leaves out a plan whose last payment would be nothing or less', () => {
    expect(pocketZeroPlans(100, localDate(today))).toMatchObject([
      { days: 30, parts: [{ amount: 100 }, { amount: 7 }] },
    ]);
    expect(pocketZeroPlans(50, localDate(today))).toEqual([]);
  });

  it('[INST-29] [INST-30.2] [MNY-9] is whole, positive, in order and adds up exactly: every price to 5,000 and 2,000 up to a thousand million', () => {
    let offered = 0;
    for (const price of prices()) {
      for (const { parts, total, extra } of pocketZeroPlans(price, localDate(today))) {
        offered += 1;
        const broken =
          parts.some(({ amount }) => !Number.isSafeInteger(amount) || amount <= 0) ||
          parts.slice(0, -1).some(({ amount }) => amount % 100 !== 0 || amount !== parts[0]?.amount) ||
          parts.reduce((sum, { amount }) => sum + amount, 0) !== total ||
          total - extra !== price ||
          total * 935 < price * 1000 ||
          (total - 1) * 935 >= price * 1000 ||
          parts.some(({ deadline_date }, index) => deadline_date <= (parts[index - 1]?.deadline_date ?? today));
        if (broken) throw new Error(`The plan for ${price} is wrong: ${JSON.stringify(parts)}`);
      }
    }
    expect(offered).toBeGreaterThan(20_000);
  });
});

function prices(): readonly number[] {
  let seed = 13;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  return [
    ...Array.from({ length: 5_000 }, (_, index) => index + 1),
    ...Array.from({ length: 2_000 }, () => 5_000 + Math.floor(next() * 999_995_000)),
  ];
}
