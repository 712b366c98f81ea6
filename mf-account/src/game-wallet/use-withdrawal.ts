import { useState } from 'react';
import { useServices, useSharedMessages, walletChanged } from '@aylal/shell';
import type { NoticeTone } from '@aylal/ui';
import { refused as refusedBy } from '../domain/access-problem.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { wait } from '../ui/wait.ts';
import { sendWithdrawal, type WithdrawalAnswer } from './send-withdrawal.ts';
import type { WithdrawAmountStepProps } from './withdraw-amount-step.tsx';

interface Trouble {
  readonly tone: NoticeTone;
  readonly text: string;
}

/** Asks for the withdrawal and leads on: to what was asked for, back to the digits, or to words at the place of the fault. */
export function useWithdrawal({ code, typed, onBack, onRestart, onDone }: WithdrawAmountStepProps) {
  const services = useServices();
  const { events, queryClient, toasts } = services;
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  /** What the provider said of an amount, by how it was typed. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});

  function lead(answer: WithdrawalAnswer): void {
    switch (answer.kind) {
      case 'pending':
        events.publish(walletChanged, { type: 'game' });
        return onDone(answer.transaction);
      case 'code':
        toasts.show({ kind: 'error', text: answer.message || s('code_wrong') });
        return onBack(refusedBy({ problem: answer.problem }));
      case 'changed':
        return onRestart(refusedBy({ problem: answer.problem }));
      case 'fields':
        return setRefused((known) => ({ ...known, [typed.amount]: answer.fields['amount'] ?? 'wrong amount' }));
      case 'refused':
        return setTrouble({ tone: 'danger', text: answer.message || t('ilottery_withdraw_requesterror') });
      case 'failed':
        return setTrouble({
          tone: 'danger',
          text: answer.message || (answer.problem ? s(`problem.${answer.problem}`) : s('notify_error_try_again')),
        });
      case 'unknown':
        return setTrouble({ tone: 'warning', text: t('gameWallet.unknown') });
    }
  }

  async function send(amount: number): Promise<void> {
    setSending(true);
    setTrouble(null);
    const body = { amount, description: typed.description.trim(), verify_code: code };
    const onChecking = () => setTrouble({ tone: 'warning', text: t('sending.checking') });
    const answer = await sendWithdrawal({ ...services, patience: { wait, onChecking } }, body).finally(() =>
      setSending(false),
    );
    setTrouble(null);
    // Also after a refusal: the wallet may have moved elsewhere.
    void queryClient.invalidateQueries({ queryKey: ['get-wallet'] });
    lead(answer);
  }
  return { send, sending, trouble, refused };
}
