import { checkLendEligibility } from '@aylal/contracts/payments';
import type { Money } from '@aylal/domain/money';
import { endpointQuery, type Services } from '@aylal/shell';

/** Whether the lender would lend this amount now. */
export function checkLendEligibilityQuery({ api }: Pick<Services, 'api'>, amount: Money) {
  return endpointQuery(api, checkLendEligibility, { query: { amount } });
}
