import { useState, type FormEvent } from 'react';
import type { Wallet, WalletTransaction } from '@aylal/contracts/wallet';
import { smallestWithdrawal, withdrawalFault } from '@aylal/domain/payments';
import { formatMoney, messageKey, useLocale, useSharedMessages } from '@aylal/shell';
import { Button, Flex, Notice, Stack, TextField } from '@aylal/ui';
import type { AccessFault } from '../domain/access-problem.ts';
import { typedAmount } from '../domain/typed-amount.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { AccountFacts } from './account-facts.tsx';
import { useWithdrawal } from './use-withdrawal.ts';
import type { TypedWithdrawal } from './withdraw-steps.tsx';

export interface WithdrawAmountStepProps {
  readonly wallet: Wallet;
  readonly code: string;
  readonly typed: TypedWithdrawal;
  readonly onTyped: (typed: TypedWithdrawal) => void;
  /** To the digits (GAME-04), with what is wrong about them. */
  readonly onBack: (fault?: AccessFault) => void;
  /** To the very beginning: the code that was sent is good for nothing any more. */
  readonly onRestart: (fault: AccessFault) => void;
  readonly onDone: (transaction: WalletTransaction) => void;
}

/** Step 1: how much, where to, and a note. */
export function WithdrawAmountStep(props: WithdrawAmountStepProps) {
  const { wallet, typed, onTyped, onBack } = props;
  const t = useAccountMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { send, sending, trouble, refused } = useWithdrawal(props);
  const [asked, setAsked] = useState(false);
  const least = formatMoney(smallestWithdrawal, locale);
  const amount = typedAmount(typed.amount);
  const fault = withdrawalFault(amount, wallet.current_balance);
  const key = asked ? (fault ?? refused[typed.amount] ?? null) : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (fault !== null || amount === undefined) document.getElementById('withdraw-amount')?.focus();
    else if (!sending) void send(amount);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="4">
        <AccountFacts wallet={wallet} />
        <TextField
          id="withdraw-amount"
          data-autofocus
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          suffix="₮"
          label={t('gameWallet.amount')}
          hint={t('gameWallet.amountHint', { least, amount: formatMoney(wallet.current_balance, locale) })}
          error={
            key === null
              ? undefined
              : key.startsWith('validation_')
                ? s(messageKey(key))
                : t(messageKey(key), { least })
          }
          value={typed.amount}
          onChange={({ target }) => onTyped({ ...typed, amount: target.value })}
        />
        <TextField
          optional
          autoComplete="off"
          maxLength={120}
          label={t('gameWallet.note')}
          value={typed.description}
          onChange={({ target }) => onTyped({ ...typed, description: target.value })}
        />
        {trouble && (
          <Notice tone={trouble.tone} live="alert">
            {trouble.text}
          </Notice>
        )}
        <Flex gap="2" wrap="wrap" justify="space-between">
          <Button variant="outline" disabled={sending} onClick={() => onBack()}>
            {s('action.back')}
          </Button>
          <Button type="submit" loading={sending} loadingText={t('gameWallet.sending')}>
            {fault === null && amount !== undefined
              ? t('gameWallet.withdrawAmount', { amount: formatMoney(amount, locale) })
              : t('gameWallet.withdraw')}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
