import type { Wallet } from '@aylal/contracts/wallet';
import { formatMoney, useLocale, useServices, withdrawDialog } from '@aylal/shell';
import { Button, Card, Flex, Text } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** What can be withdrawn, what is on its way, and the way to take it out (GAME-07: without an account the popup says what is missing). */
export function WalletBalance({ wallet }: { wallet: Wallet }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const { dialogs } = useServices();
  const empty = wallet.current_balance === 0;
  return (
    <Card padded aria-label={t('gameWallet.balance')}>
      <Flex justify="space-between" align="flex-end" gap="4" wrap="wrap">
        <div>
          <Text kind="small" tone="muted">
            {t('gameWallet.balance')}
          </Text>
          <Text textStyle="h1" fontVariantNumeric="tabular-nums">
            {formatMoney(wallet.current_balance, locale)}
          </Text>
          {wallet.pending_balance > 0 && (
            <Text kind="small" tone="muted">
              {t('gameWallet.pending', { amount: formatMoney(wallet.pending_balance, locale) })}
            </Text>
          )}
          <Text kind="small" tone="muted">
            {t('gameWallet.number', { number: wallet.account_number })}
          </Text>
        </div>
        <Button aria-haspopup="dialog" disabled={empty} onClick={() => void dialogs.open(withdrawDialog, {})}>
          {t('gameWallet.withdraw')}
        </Button>
      </Flex>
      {empty && (
        <Text kind="small" tone="muted" marginTop="2">
          {t('gameWallet.nothing')}
        </Text>
      )}
    </Card>
  );
}
