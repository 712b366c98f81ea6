import type { Wallet, WalletTransaction } from '@aylal/contracts/wallet';
import { bankName, maskAccountNumber } from '@aylal/domain/payments';
import { formatMoney, useLocale } from '@aylal/shell';
import { Button, Stack, StatusView, Tag } from '@aylal/ui';
import { IconHourglass } from '@aylal/ui/icons';
import { useAccountMessages } from '../ui/use-account-messages.ts';

interface WithdrawDoneProps {
  readonly transaction: WalletTransaction;
  readonly wallet: Wallet;
  readonly onLeave: () => void;
}

/** GAME-06: it is asked for and PENDING; the wallet's page tells when it is paid. */
export function WithdrawDone({ transaction, wallet, onLeave }: WithdrawDoneProps) {
  const t = useAccountMessages();
  const locale = useLocale();
  return (
    <StatusView
      kind="done"
      title={t('gameWallet.done.title')}
      action={
        <Button data-autofocus onClick={onLeave}>
          {t('gameWallet.done.close')}
        </Button>
      }
    >
      <Stack gap="2" align="center" paddingTop="1">
        <Tag tone="accent">
          <IconHourglass size={14} />
          {t(`walletLine.status.${transaction.status}`)}
        </Tag>
        <span>
          {t('gameWallet.done.text', {
            amount: formatMoney(transaction.amount, locale),
            bank: bankName(wallet.withdrawal_bank_name, locale),
            account: maskAccountNumber(wallet.withdrawal_bank_account),
          })}
        </span>
      </Stack>
    </StatusView>
  );
}
