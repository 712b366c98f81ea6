import { useState } from 'react';
import { topUpWallet, type WalletType } from '@aylal/contracts';
import { checkoutRoutes } from '@aylal/routes';
import type { Money } from '@aylal/domain';
import { ApiError, useServices } from '@aylal/shell';
import { useAccountMessages, useSharedMessages } from '../ui/use-account-messages.ts';

const intent = 'wallet-top-up';

/** Orders money for a wallet and goes to its checkout (CALL-76, ROUTE-07). A lost answer keeps its key: pressing again asks about the same (MNY-4). */
export function useTopUp(type: WalletType, onOrdered: () => void) {
  const { api, intents, navigator } = useServices();
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [fault, setFault] = useState<string | null>(null);

  async function order(amount: Money) {
    setFault(null);
    const body = { amount, is_package: 'false', type } as const;
    try {
      const answer = await api.call(topUpWallet, { body, idempotencyKey: intents.keyFor(intent, body) });
      if (answer.status_code !== 409 || answer.result.problem !== 'still-running') intents.settle(intent);
      if (answer.status_code !== 200) return setFault(s(`problem.${answer.result.problem}`));
      onOrdered();
      navigator.go(checkoutRoutes.checkout.to({ refNumber: answer.result.ref_number }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(t(error.kind === 'offline' ? 'access.offline' : 'access.unanswered'));
    }
  }
  return { fault, order };
}
