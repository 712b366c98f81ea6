import type { Wallet } from '@aylal/contracts/wallet';
import { formatMoney, useLocale } from '@aylal/shell';
import { Box, Button, chakra, Text } from '@aylal/ui';
import { IconPlus } from '@aylal/ui/icons';
import { SkyHero, WithScripts } from '@aylal/ui/primitives';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** What the wallet holds: what can be spent large, what is pending under it, and the way to more. */
export function WalletCard({ wallet, onTopUp }: { wallet: Wallet; onTopUp: () => void }) {
  const t = useAccountMessages();
  const locale = useLocale();
  return (
    <Box as="section" aria-label={t('wallet.balance')} borderRadius="lg" overflow="hidden">
      <SkyHero height="232px">
        <Lines>
          <Text as="span" kind="small">
            {t('wallet.available')}
          </Text>
          <Balance>{formatMoney(wallet.current_balance, locale)}</Balance>
          <Text as="span" kind="small">
            {wallet.pending_balance > 0
              ? t('wallet.pending', { amount: formatMoney(wallet.pending_balance, locale) })
              : t('wallet.number', { number: wallet.account_number })}
          </Text>
          <WithScripts>
            <Button size="sm" variant="outline" bg="bg" marginTop="3" aria-haspopup="dialog" onClick={onTopUp}>
              <IconPlus size={18} />
              {t('wallet.topUp')}
            </Button>
          </WithScripts>
        </Lines>
      </SkyHero>
    </Box>
  );
}

const Lines = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    justifyItems: 'start',
    padding: { base: '4', lg: '5' },
    paddingInline: { lg: '6' },
  },
});
const Balance = chakra('strong', {
  base: { fontSize: { base: '1.75rem', md: '2.25rem' }, lineHeight: '1.15', fontVariantNumeric: 'tabular-nums' },
});
