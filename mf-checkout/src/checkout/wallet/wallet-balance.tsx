import type { Money } from '@aylal/domain/money';
import { accountRoutes } from '@aylal/routes';
import { formatMoney, RouteLink, useLocale, useSharedMessages } from '@aylal/shell';
import { Button, LinkButton, Text } from '@aylal/ui';
import { useCheckoutMessages } from '../../ui/use-checkout-messages.ts';
import { useWalletFor } from './use-wallet-for.ts';

/** What the wallet holds, what of it is reserved for this order, and the way to more where that is not enough for this amount. */
export function WalletBalance({ refNumber, amount }: { refNumber: string; amount: Money }) {
  const t = useCheckoutMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { wallet, failed, reread } = useWalletFor(refNumber, amount);
  if (failed)
    return (
      <>
        <Text kind="small">{t('method.WALLET.failed')}</Text>
        <Button size="sm" variant="outline" onClick={reread}>
          {s('action.retry')}
        </Button>
      </>
    );
  if (!wallet)
    return (
      <Text kind="small" tone="muted" role="status">
        {t('method.WALLET.asking')}
      </Text>
    );
  const { balance, reserved } = wallet;
  const short = wallet.missing > 0;
  return (
    <>
      <Text kind="small" strong tone={short ? 'warning' : undefined}>
        {t(short ? 'method.WALLET.short' : 'method.WALLET.holds', { amount: formatMoney(balance, locale) })}
      </Text>
      {reserved > 0 && (
        <Text kind="small">{t('method.WALLET.reserved', { amount: formatMoney(reserved, locale), refNumber })}</Text>
      )}
      {short && (
        <LinkButton asChild size="sm" variant="outline">
          <RouteLink to={accountRoutes.wallet.to()}>{t('method.WALLET.topUp')}</RouteLink>
        </LinkButton>
      )}
    </>
  );
}
