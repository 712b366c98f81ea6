import { getWallet } from '@aylal/contracts';
import type { Money } from '@aylal/domain';
import { ApiError, type Services } from '@aylal/shell';

/** What the general wallet holds now. Never from memory: it may have been filled in another tab meanwhile. */
export function walletBalanceQuery({ api }: Pick<Services, 'api'>) {
  return {
    queryKey: ['wallet-balance'],
    staleTime: 0,
    meta: { personal: true },
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Money> => {
      const answer = await api.call(getWallet, { body: { type: 'wallet' }, signal });
      const [wallet] = answer.status_code === 200 ? answer.result : [];
      if (wallet) return wallet.current_balance;
      throw new ApiError('refused', getWallet.name, { statusCode: answer.status_code, message: answer.message });
    },
  };
}
