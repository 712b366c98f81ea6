import { useState } from 'react';
import type { SessionUser } from '@aylal/contracts/account';
import type { Wallet, WalletTransaction } from '@aylal/contracts/wallet';
import { Text } from '@aylal/ui';
import { CodeStep } from '../ui/proof/code-step.tsx';
import { useCode } from '../ui/proof/use-code.ts';
import { noContact, writeContact } from '../domain/contact.ts';
import { accountContacts } from '../domain/account-contacts.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { AccountFacts } from './account-facts.tsx';
import { SendCodeStep } from './send-code-step.tsx';
import { WithdrawAmountStep } from './withdraw-amount-step.tsx';
import { WithdrawDone } from './withdraw-done.tsx';

/** What is typed of a withdrawal; it belongs to the popup, so that no step loses it. */
export interface TypedWithdrawal {
  readonly amount: string;
  readonly description: string;
}

export interface WithdrawStepsProps {
  readonly wallet: Wallet;
  readonly user: SessionUser;
  readonly typed: TypedWithdrawal;
  readonly onTyped: (typed: TypedWithdrawal) => void;
  readonly onLeave: () => void;
}

/** Step 0: the 4 digits (GAME-02); step 1: the amount (GAME-05); then what was asked for. */
export function WithdrawSteps({ wallet, user, typed, onTyped, onLeave }: WithdrawStepsProps) {
  const t = useAccountMessages();
  const contacts = accountContacts(user);
  const [contact, setContact] = useState(contacts[0] ?? noContact);
  const [done, setDone] = useState<WalletTransaction | null>(null);
  const code = useCode('withdrawal', contact);
  const { progress, running, fault } = code;
  if (done) return <WithdrawDone transaction={done} wallet={wallet} onLeave={onLeave} />;
  switch (progress.step) {
    case 'contact':
      return (
        <SendCodeStep {...{ contacts, contact, running, fault }} onContact={setContact} onSend={() => void code.send()}>
          <Text tone="muted">{t('gameWallet.codeLead')}</Text>
          <AccountFacts wallet={wallet} />
        </SendCodeStep>
      );
    case 'code':
      return (
        <CodeStep
          sentTo={writeContact(contact)}
          sentMs={progress.sentMs}
          wrongCode={progress.wrongCode}
          running={running}
          fault={fault}
          submitsItself
          onConfirm={(digits) => void code.confirm(digits, progress.sentMs)}
          onResend={() => void code.send()}
          onOtherContact={() => code.restart()}
        />
      );
    case 'confirmed':
      return (
        <WithdrawAmountStep
          wallet={wallet}
          code={progress.code}
          typed={typed}
          onTyped={onTyped}
          onBack={code.back}
          onRestart={code.restart}
          onDone={setDone}
        />
      );
  }
}
