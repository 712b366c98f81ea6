import { localDate } from '../calendar/index.ts';
import { flexiMonth, lendCancellation, lendOffer } from './lendpay.ts';

const amounts = (price: number) => lendOffer(price, localDate('2026-11-22'))?.instalments.map(({ amount }) => amount);

describe('A LendPay loan', () => {
  it('[INST-19] [INST-20.1] [INST-20.2] [INST-21] [INST-23] [INST-27] [GAP-16] [GAP-88] for 1,000,000 pays four quarters in 60 days and nothing down', () => {
    expect(lendOffer(1_000_000, localDate('2026-11-22'))).toEqual({
      down_payment: 0,
      fee_free_days: 60,
      instalments: [
        { day: 15, percent: 25, deadline_date: '2026-12-07', amount: 252_525 },
        { day: 30, percent: 50, deadline_date: '2026-12-22', amount: 252_525 },
        { day: 45, percent: 75, deadline_date: '2027-01-06', amount: 252_525 },
        { day: 60, percent: 100, deadline_date: '2027-01-21', amount: 252_527 },
      ],
      one_time_payment: 1_010_102,
      end_date: '2027-01-21',
      flexi_date: '2027-01-22',
    });
  });

  it('[GAP-29] is rounded up only where the price is not a whole number of 0.99', () => {
    expect([99, 990, 991].map((price) => lendOffer(price, localDate('2026-11-22'))?.one_time_payment)).toEqual([
      100, 1_000, 1_002,
    ]);
  });

  it('[MNY-9] is not offered for a price that four payments cannot share', () => {
    expect([0, 1, 2, 3].map(amounts)).toEqual([undefined, undefined, undefined, [1, 1, 1, 1]]);
  });

  it('[INST-23] [MNY-9] is whole, positive, in order and adds up exactly: every price to 5,000 and 2,000 up to a thousand million', () => {
    let offered = 0;
    for (const price of prices()) {
      const offer = lendOffer(price, localDate('2027-12-31'));
      if (!offer) continue;
      offered += 1;
      const { instalments, one_time_payment: loan } = offer;
      const broken =
        instalments.some(({ amount }) => !Number.isSafeInteger(amount) || amount <= 0) ||
        instalments.reduce((sum, { amount }) => sum + amount, 0) !== loan ||
        loan * 99 < price * 100 ||
        (loan - 1) * 99 >= price * 100 ||
        instalments.some(
          ({ deadline_date }, index) => deadline_date <= (instalments[index - 1]?.deadline_date ?? '2027-12-31'),
        );
      if (broken) throw new Error(`The loan for ${price} is wrong: ${JSON.stringify(offer)}`);
    }
    expect(offered).toBe(6_998);
  });
});

describe('Cancelling a loan', () => {
  const taken = new Date('2026-11-22T03:00:00Z');
  it.each([
    ['[INST-24] at once', '2026-11-22T03:00:00Z', 'open'],
    ['[INST-24] exactly 15 days later', '2026-12-07T03:00:00Z', 'open'],
    ['[INST-25] a millisecond after 15 days', '2026-12-07T03:00:00.001Z', 'over'],
  ] as const)('%s', (_, now, standing) => {
    expect(lendCancellation(taken, new Date(now))).toBe(standing);
  });
});

describe('A month on flexi terms', () => {
  it('[INST-22] costs 3.69 to 3.99 percent of what is left, rounded up', () => {
    expect([flexiMonth(1_010_102), flexiMonth(0)]).toEqual([
      { least: 37_273, most: 40_304 },
      { least: 0, most: 0 },
    ]);
  });
});

function prices(): readonly number[] {
  let seed = 11;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  return [
    ...Array.from({ length: 5_000 }, (_, index) => index + 1),
    ...Array.from({ length: 2_000 }, () => 5_000 + Math.floor(next() * 999_995_000)),
  ];
}
