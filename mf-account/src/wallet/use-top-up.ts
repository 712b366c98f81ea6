import { useState } from 'react';
import { topUpWallet, type WalletType } from '@aylal/contracts/wallet';
import { checkoutRoutes } from '@aylal/routes';
import type { Money } from '@aylal/domain/money';
import { idempotentCall } from '@aylal/booking';
import { useServices, useSharedMessages } from '@aylal/shell';
import { wait } from '../ui/wait.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Orders money for a wallet and goes to its checkout (CALL-76, ROUTE-07). A lost answer is asked for again by the same key, without a press (MNY-4, MNY-12); `checking` meanwhile. */
export function useTopUp(type: WalletType, onOrdered: () => void) {
  const services = useServices();
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [fault, setFault] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);

  async function order(amount: Money) {
    setFault(null);
    const ports = { ...services, patience: { wait, onChecking: () => setChecking(true) } };
    const body = { amount, is_package: 'false' as const, type };
    const sent = await idempotentCall(ports, topUpWallet, body).finally(() => setChecking(false));
    if (sent.kind !== 'answered')
      return setFault(t(sent.error?.kind === 'offline' ? 'access.offline' : 'access.unanswered'));
    const { answer } = sent;
    if (answer.status_code !== 200) return setFault(s(`problem.${answer.result.problem}`));
    onOrdered();
    services.navigator.go(checkoutRoutes.checkout.to({ refNumber: answer.result.ref_number }));
  }
  return { checking, fault, order };
}
