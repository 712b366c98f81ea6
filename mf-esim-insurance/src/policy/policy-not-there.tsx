import { accountRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { LinkButton, StatusView } from '@aylal/ui';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** Not issued yet, or not of this account: the same words (AUT-1). */
export function PolicyNotThere() {
  const t = useEsimMessages();
  return (
    <StatusView
      kind="not-found"
      headingAs="h1"
      title={t('cover.policy.noneTitle')}
      phone
      action={
        <LinkButton asChild>
          <RouteLink to={accountRoutes.orders.to()}>{t('cover.policy.orders')}</RouteLink>
        </LinkButton>
      }
    >
      {t('cover.policy.noneText')}
    </StatusView>
  );
}
