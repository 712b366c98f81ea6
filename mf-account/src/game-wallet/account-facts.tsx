import type { Wallet } from '@aylal/contracts/wallet';
import { bankName, maskAccountNumber, maskHolderName } from '@aylal/domain/payments';
import { useLocale } from '@aylal/shell';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Where withdrawals go: bank, account and owner, the last two in part (GAME-08, GAME-09). */
export function AccountFacts({ wallet }: { wallet: Wallet }) {
  const t = useAccountMessages();
  const locale = useLocale();
  return (
    <KeyValueList>
      <KeyValue label={t('bankAccount.bank')}>{bankName(wallet.withdrawal_bank_name, locale)}</KeyValue>
      <KeyValue label={t('gameWallet.accountNumber')}>{maskAccountNumber(wallet.withdrawal_bank_account)}</KeyValue>
      <KeyValue label={t('bankAccount.holder')}>{maskHolderName(wallet.withdrawal_bank_account_name)}</KeyValue>
    </KeyValueList>
  );
}
