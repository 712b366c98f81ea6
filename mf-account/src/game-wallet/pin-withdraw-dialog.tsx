import { useState } from 'react';
import type { SessionUser } from '@aylal/contracts/account';
import type { Wallet } from '@aylal/contracts/wallet';
import { useSession, type DialogViewOf, type withdrawDialog } from '@aylal/shell';
import { AccountMissing } from './account-missing.tsx';
import { GameWalletView } from './game-wallet-states.tsx';
import { hasAccount } from './has-account.ts';
import { SettlingNotice } from './settling-notice.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useGameWallet } from './use-game-wallet.ts';
import { WithdrawSteps, type TypedWithdrawal } from './withdraw-steps.tsx';

/** MODAL-57: money out of the game wallet, in two steps. A session that ends half-way leads back to step 0 and keeps what was typed. */
function PinWithdrawDialog({ close }: { close: () => void }) {
  const session = useSession();
  const [typed, setTyped] = useState<TypedWithdrawal>({ amount: '', description: '' });
  if (session.status !== 'signed-in') return <SignInAgain />;
  return <Withdrawal user={session.user} typed={typed} onTyped={setTyped} onLeave={close} />;
}

interface WithdrawalProps {
  readonly user: SessionUser;
  readonly typed: TypedWithdrawal;
  readonly onTyped: (typed: TypedWithdrawal) => void;
  readonly onLeave: () => void;
}

function Withdrawal(props: WithdrawalProps) {
  return (
    <GameWalletView query={useGameWallet().query}>{(wallet) => <Steps wallet={wallet} {...props} />}</GameWalletView>
  );
}

function Steps({ wallet, ...props }: WithdrawalProps & { readonly wallet: Wallet }) {
  if (!hasAccount(wallet)) return <AccountMissing onLeave={props.onLeave} />;
  if (wallet.withdrawals_from !== null) return <SettlingNotice from={wallet.withdrawals_from} />;
  return <WithdrawSteps wallet={wallet} {...props} />;
}

export const view: DialogViewOf<typeof withdrawDialog> = {
  title: 'gameWallet.withdrawTitle',
  Component: ({ close }) => <PinWithdrawDialog close={() => close()} />,
};
