import { accountRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Aside, LinkButton, MainWithAside, Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** The page in grey, in the boxes of what is coming. */
export function OrderSkeleton() {
  const t = useAccountMessages();
  return (
    <Stack gap="4">
      <VisuallyHidden role="status">{t('order.loading')}</VisuallyHidden>
      <Skeleton height="40px" width="300px" />
      <Skeleton height="20px" width="240px" />
      <MainWithAside>
        <Stack gap="4">
          <Skeleton height="340px" borderRadius="xl" />
          <Skeleton height="240px" borderRadius="lg" />
        </Stack>
        <Aside>
          <Skeleton height="220px" borderRadius="lg" />
        </Aside>
      </MainWithAside>
    </Stack>
  );
}

/** No such order, or somebody else's: the same page (AUT-1). */
export function OrderNotFound() {
  const t = useAccountMessages();
  return (
    <StatusView
      kind="not-found"
      size="page"
      title={t('order.notFoundTitle')}
      phone
      action={
        <LinkButton asChild>
          <RouteLink to={accountRoutes.orders.to()}>{t('orders.title')}</RouteLink>
        </LinkButton>
      }
    >
      {t('order.notFoundText')}
    </StatusView>
  );
}
