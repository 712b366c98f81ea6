import { getWallet, type Wallet, type WalletType } from '@aylal/contracts';
import { ApiError, stale, type Services } from '@aylal/shell';

/** A wallet of the caller, kept in the page's memory for every part that shows it (PERSIST-07). It is a POST that changes nothing, so that it is read like a query. */
export function getWalletQuery({ api }: Pick<Services, 'api'>, type: WalletType) {
  return {
    queryKey: ['get-wallet', type],
    staleTime: stale.always,
    // The host forgets these answers when somebody signs out (SEC-2).
    meta: { personal: true },
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Wallet> => {
      const answer = await api.call(getWallet, { body: { type }, signal });
      const [wallet] = answer.status_code === 200 ? answer.result : [];
      if (wallet) return wallet;
      throw new ApiError('refused', getWallet.name, {
        statusCode: answer.status_code,
        message: answer.message,
        ...(answer.status_code === 200 ? {} : { problem: answer.result.problem }),
      });
    },
  };
}
