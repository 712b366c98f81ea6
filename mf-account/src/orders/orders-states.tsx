import { flightsRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Button, LinkButton, Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { useAccountMessages, useSharedMessages } from '../ui/use-account-messages.ts';

/** The list in grey. */
export function OrdersSkeleton() {
  const t = useAccountMessages();
  return (
    <Stack gap="3">
      <VisuallyHidden role="status">{t('orders.loading')}</VisuallyHidden>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height="90px" borderRadius="lg" />
      ))}
    </Stack>
  );
}

/** Nothing booked yet: the way to a first journey. */
export function OrdersEmpty() {
  const t = useAccountMessages();
  return (
    <StatusView
      kind="empty"
      title={t('orders.emptyTitle')}
      action={
        <LinkButton asChild>
          <RouteLink to={flightsRoutes.search.to()}>{t('orders.search')}</RouteLink>
        </LinkButton>
      }
    >
      {t('orders.emptyText')}
    </StatusView>
  );
}

/** The list could not be read; orders and money are not touched by that. */
export function OrdersFailed({ onRetry }: { onRetry: () => void }) {
  const t = useAccountMessages();
  const shared = useSharedMessages();
  return (
    <StatusView
      kind="failed"
      title={t('orders.failedTitle')}
      phone
      action={<Button onClick={onRetry}>{shared('action.retry')}</Button>}
    >
      {shared('failed.text')}
    </StatusView>
  );
}
