import { listLotteries, type OfficeLottery } from '@aylal/contracts/office';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';

/** A lottery of the office of which some tickets are sold, by default. */
export function buildLottery(over: Partial<OfficeLottery> = {}): OfficeLottery {
  return {
    ...{ series: 'NAADAM-20261121', code: 'NAADAM', kind: 'lottery', name: 'Naadam', price: 3_000 },
    ...{ tickets: 500, sold: 12, state: 'on-sale', commitment: 'c'.repeat(64), revision: 1, may_change: false },
    closes_at: '2026-11-25T01:00:00.000Z',
    draws_at: '2026-11-25T03:00:00.000Z',
    proof_url: 'https://aylal.example/en/lottery/proof?ticket=NAADAM-20261121-00001',
    ...over,
  };
}

export function lotteriesStub(lotteries: readonly OfficeLottery[] = [buildLottery()]): Stub {
  return stubOperation(listLotteries, { status_code: 200, message: '', result: { lotteries: [...lotteries] } });
}
