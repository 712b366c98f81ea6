import type { Wallet } from '@aylal/contracts';
import { maskAccountNumber, maskHolderName } from '@aylal/domain';
import { KeyValue, KeyValueList } from '@aylal/ui/carried';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Where withdrawals go: bank, account and owner, the last two in part (GAME-08, GAME-09). */
export function AccountFacts({ wallet }: { wallet: Wallet }) {
  const t = useAccountMessages();
  return (
    <KeyValueList>
      <KeyValue label={t('bankAccount.bank')}>{wallet.withdrawal_bank_name}</KeyValue>
      <KeyValue label={t('gameWallet.accountNumber')}>{maskAccountNumber(wallet.withdrawal_bank_account)}</KeyValue>
      <KeyValue label={t('bankAccount.holder')}>{maskHolderName(wallet.withdrawal_bank_account_name)}</KeyValue>
    </KeyValueList>
  );
}
