import type { Wallet } from '@aylal/contracts/wallet';
import { Button } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { AccountFacts } from './account-facts.tsx';
import { SettlingNotice } from './settling-notice.tsx';

/** The account that is saved, and the way to another one. */
export function SavedAccount({ wallet, onChange }: { wallet: Wallet; onChange: () => void }) {
  const t = useAccountMessages();
  return (
    <>
      <AccountFacts wallet={wallet} />
      {wallet.withdrawals_from !== null && <SettlingNotice from={wallet.withdrawals_from} />}
      <Button size="sm" variant="outline" marginTop="3" onClick={onChange}>
        {t('gameWallet.changeAccount')}
      </Button>
    </>
  );
}
