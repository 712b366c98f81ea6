import { lotteryRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { LinkButton, StatusView } from '@aylal/ui';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

/** Nothing is in the cart. */
export function CartEmpty() {
  const t = useRemoteMessages();
  return (
    <StatusView
      kind="empty"
      title={t('cart.emptyTitle')}
      action={
        <LinkButton asChild>
          <RouteLink to={lotteryRoutes.lottery.to()}>{t('lottery.title.lottery')}</RouteLink>
        </LinkButton>
      }
    >
      {t('cart.emptyText')}
    </StatusView>
  );
}
