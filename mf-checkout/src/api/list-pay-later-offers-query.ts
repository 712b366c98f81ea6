import { listPayLaterOffers } from '@aylal/contracts/payments';
import type { Money } from '@aylal/domain/money';
import { endpointQuery, type Services } from '@aylal/shell';

/** What paying later costs for an amount, from today on by the provider's clock. */
export function listPayLaterOffersQuery({ api }: Pick<Services, 'api'>, amount: Money) {
  return endpointQuery(api, listPayLaterOffers, { query: { amount } });
}
