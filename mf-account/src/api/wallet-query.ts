import { getWallet, type WalletType } from '@aylal/contracts/wallet';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** One of the caller's wallets (CALL-73). Always asked again: money is never shown from memory alone. */
export function walletQuery({ api }: Pick<Services, 'api'>, type: WalletType) {
  return endpointQuery(api, getWallet, { body: { type } }, { staleTime: stale.always });
}
