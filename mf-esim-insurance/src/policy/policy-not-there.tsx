import { accountRoutes } from '@aylal/routes';
import { RouteLink, useSharedMessages } from '@aylal/shell';
import { LinkButton, StatusView } from '@aylal/ui';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** Not issued yet, or not of this account: the same words (AUT-1). */
export function PolicyNotThere() {
  const t = useEsimMessages();
  const s = useSharedMessages();
  return (
    <StatusView
      kind="not-found"
      headingAs="h1"
      title={t('cover.policy.noneTitle')}
      phone
      action={
        <LinkButton asChild>
          <RouteLink to={accountRoutes.orders.to()}>{s('order.mine')}</RouteLink>
        </LinkButton>
      }
    >
      {t('cover.policy.noneText')}
    </StatusView>
  );
}
