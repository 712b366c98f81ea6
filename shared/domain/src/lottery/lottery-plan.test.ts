import { faultsOfLottery, paidBack, type LotteryPlan } from './lottery-plan.ts';

const NOW = Date.UTC(2026, 10, 21);
const HOUR = 3_600_000;
const prizes = [
  { prize: 1_000_000, chances: 50 },
  { prize: 100_000, chances: 500 },
  { prize: 10_000, chances: 10_000 },
  { prize: 5_000, chances: 30_000 },
  { prize: 1_000, chances: 220_000 },
];
const plan: LotteryPlan = { price: 1_000, prizes, closesAt: NOW + HOUR, drawsAt: NOW + 2 * HOUR };

describe('A lottery that is planned', () => {
  it('pays back what its prizes and chances say', () => expect(paidBack(1_000, prizes)).toBeCloseTo(57));

  it.each<[string, Partial<LotteryPlan>, string[]]>([
    ['can be sold', {}, []],
    ['has five prizes', { prizes: prizes.slice(1) }, ['prizes']],
    ['names the greatest prize first', { prizes: prizes.toReversed() }, ['prizes']],
    ['has no two prizes alike', { prizes: prizes.map((one) => ({ ...one, prize: 1_000 })) }, ['prizes']],
    ['has no more winners than tickets', { prizes: prizes.map((one) => ({ ...one, chances: 300_000 })) }, ['prizes']],
    ['pays back at most 90 of 100', { price: 600 }, ['prizes']],
    ['closes after it opens', { closesAt: NOW, drawsAt: NOW + 2 * HOUR }, ['closes_at']],
    ['is drawn an hour after its sale', { drawsAt: NOW + 2 * HOUR - 1 }, ['draws_at']],
  ])('%s', (_, over, faults) => expect(faultsOfLottery({ ...plan, ...over }, NOW)).toEqual(faults));
});
