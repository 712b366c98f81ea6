import { useState } from 'react';
import type { SessionUser } from '@aylal/contracts/account';
import { saveWithdrawalAccount } from '@aylal/contracts/wallet';
import { bankName, maskAccountNumber } from '@aylal/domain/payments';
import { useLocale, useServices, useSession, walletChanged, type DialogViewOf } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { CodeStep } from '../ui/proof/code-step.tsx';
import { useCode } from '../ui/proof/use-code.ts';
import type { BankAccountValues } from '../ui/bank-account/use-bank-account.ts';
import { noContact, writeContact } from '../domain/contact.ts';
import { accountContacts } from '../domain/account-contacts.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import type { pinDialog } from './game-wallet-dialog-refs.ts';
import { SendCodeStep } from './send-code-step.tsx';
import { SignInAgain } from './sign-in-again.tsx';

interface PinProps {
  readonly props: { readonly account: BankAccountValues };
  readonly close: (saved: boolean) => void;
}

/** MODAL-56: a fresh code, sent to a contact of the account, saves where withdrawals go (CALL-71, SEC-3). */
function PinDialog({ props: { account }, close }: PinProps) {
  const session = useSession();
  return session.status === 'signed-in' ? (
    <ConfirmAccount account={account} user={session.user} onSaved={() => close(true)} />
  ) : (
    <SignInAgain />
  );
}

interface ConfirmAccountProps {
  readonly account: BankAccountValues;
  readonly user: SessionUser;
  readonly onSaved: () => void;
}

function ConfirmAccount({ account, user, onSaved }: ConfirmAccountProps) {
  const t = useAccountMessages();
  const locale = useLocale();
  const { api, events, queryClient } = useServices();
  const contacts = accountContacts(user);
  const [contact, setContact] = useState(contacts[0] ?? noContact);
  const code = useCode('bank-account', contact);
  const { progress, running, fault } = code;

  async function saved() {
    events.publish(walletChanged, { type: 'game' });
    await queryClient.invalidateQueries({ queryKey: ['get-wallet'] });
    onSaved();
  }

  if (progress.step !== 'code')
    return (
      <SendCodeStep {...{ contacts, contact, running, fault }} onContact={setContact} onSend={() => void code.send()}>
        <Text>
          {t('gameWallet.confirmAccount', {
            bank: bankName(account.bank_name, locale),
            account: maskAccountNumber(account.account_number),
            holder: account.account_name,
          })}
        </Text>
      </SendCodeStep>
    );
  return (
    <CodeStep
      sentTo={writeContact(contact)}
      sentMs={progress.sentMs}
      wrongCode={progress.wrongCode}
      running={running}
      fault={fault}
      onConfirm={(digits) =>
        void code.spendAtOnce(digits, progress.sentMs, {
          call: (verify_code) =>
            api.call(saveWithdrawalAccount, {
              body: {
                withdrawal_bank_name: account.bank_name,
                withdrawal_bank_account: account.account_number,
                withdrawal_bank_account_name: account.account_name,
                verify_code,
              },
            }),
          onDone: saved,
        })
      }
      onResend={() => void code.send()}
      onOtherContact={() => code.restart()}
    />
  );
}

export const view: DialogViewOf<typeof pinDialog> = { title: 'gameWallet.pinTitle', Component: PinDialog };
