import { getWallet } from '@aylal/contracts/wallet';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** The general wallet as it is now: it may have been filled in another tab meanwhile. */
export function generalWalletQuery({ api }: Pick<Services, 'api'>) {
  return endpointQuery(api, getWallet, { body: { type: 'wallet' } }, { staleTime: stale.always });
}
