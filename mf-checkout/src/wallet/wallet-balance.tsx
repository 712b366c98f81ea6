import type { Money } from '@aylal/domain';
import { accountRoutes } from '@aylal/routes';
import {
  formatMoney,
  RouteLink,
  useEvent,
  useLocale,
  usePageReturn,
  useQuery,
  useServices,
  walletChanged,
} from '@aylal/shell';
import { Button, LinkButton, Text } from '@aylal/ui';
import { generalWalletQuery } from '../api/general-wallet-query.ts';
import { useCheckoutMessages, useSharedMessages } from '../ui/use-checkout-messages.ts';

/** What the wallet holds, and the way to more where that is not enough for this amount. */
export function WalletBalance({ amount }: { amount: Money }) {
  const t = useCheckoutMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const wallet = useQuery(generalWalletQuery(useServices()));
  const balance = wallet.data?.result[0]?.current_balance;
  const reread = () => void wallet.refetch();
  useEvent(walletChanged, reread);
  usePageReturn(reread);
  if (wallet.isError)
    return (
      <>
        <Text kind="small">{t('method.WALLET.failed')}</Text>
        <Button size="sm" variant="outline" onClick={reread}>
          {s('action.retry')}
        </Button>
      </>
    );
  if (balance === undefined)
    return (
      <Text kind="small" tone="muted" role="status">
        {t('method.WALLET.asking')}
      </Text>
    );
  const short = balance < amount;
  const words = t(short ? 'method.WALLET.short' : 'method.WALLET.holds', { amount: formatMoney(balance, locale) });
  return (
    <>
      <Text kind="small" strong tone={short ? 'warning' : undefined}>
        {words}
      </Text>
      {short && (
        <LinkButton asChild size="sm" variant="outline">
          <RouteLink to={accountRoutes.wallet.to()}>{t('method.WALLET.topUp')}</RouteLink>
        </LinkButton>
      )}
    </>
  );
}
