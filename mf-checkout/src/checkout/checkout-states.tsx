import type { Order } from '@aylal/contracts/orders';
import { FailedView } from '@aylal/parts';
import { accountRoutes } from '@aylal/routes';
import { ApiError, RouteLink, useSharedMessages } from '@aylal/shell';
import {
  Aside,
  Box,
  Card,
  LinkButton,
  MainWithAside,
  Skeleton,
  SkeletonText,
  Stack,
  StatusView,
  VisuallyHidden,
} from '@aylal/ui';
import { restartPathOf, labelsOf } from './product/product-labels.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { CheckoutHeading } from './checkout-heading.tsx';

/** The title, which needs no data, and in grey the boxes of what is coming. */
export function CheckoutSkeleton() {
  const t = useCheckoutMessages();
  return (
    <Stack gap="4">
      <VisuallyHidden role="status">{t('checkout.loading')}</VisuallyHidden>
      <CheckoutHeading />
      <Skeleton height="46px" />
      <MainWithAside>
        <Stack gap="4">
          <Skeleton height="120px" borderRadius="lg" />
          <Skeleton height="120px" borderRadius="lg" />
        </Stack>
        <Aside>
          <OrderSumBoxes />
        </Aside>
      </MainWithAside>
    </Stack>
  );
}

/** What is bought and what it costs, while it is read. */
export function OrderSumSkeleton() {
  const t = useCheckoutMessages();
  return (
    <Box paddingBottom="4">
      <VisuallyHidden role="status">{t('checkout.loading')}</VisuallyHidden>
      <OrderSumBoxes />
    </Box>
  );
}

const OrderSumBoxes = () => (
  <Card padded>
    <SkeletonText lines={8} />
  </Card>
);

/** No such order, or somebody else's: the same page (AUT-1). */
export function CheckoutNotFound() {
  const t = useCheckoutMessages();
  const s = useSharedMessages();
  return (
    <StatusView
      kind="not-found"
      size="page"
      title={t('notFound.title')}
      phone
      action={
        <LinkButton asChild>
          <RouteLink to={accountRoutes.orders.to()}>{s('order.mine')}</RouteLink>
        </LinkButton>
      }
    >
      {t('notFound.text')}
    </StatusView>
  );
}

/** The order could not be read, so nobody knows whether it is paid: says not to pay twice, and reads again. */
export function CheckoutFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useCheckoutMessages();
  const offline = error instanceof ApiError && error.kind === 'offline';
  return (
    <FailedView size="page" title={t('failed.title')} onRetry={onRetry}>
      {offline ? t('failed.offline') : t('failed.text')}
    </FailedView>
  );
}

/** Paid already: leads to what was bought. */
export function CheckoutPaid({ order, bought }: { order: Order; bought: string }) {
  const t = useCheckoutMessages();
  const labels = labelsOf(order);
  return (
    <StatusView
      kind="done"
      size="page"
      title={t('paid.title')}
      action={
        <LinkButton asChild>
          <RouteLink to={bought}>{t(labels.paidAction)}</RouteLink>
        </LinkButton>
      }
    >
      {t(labels.paid, { refNumber: order.ref_number })}
    </StatusView>
  );
}

/** The hold ran out, the order was cancelled or a change was not paid: what becomes of money, and the way out. */
export function CheckoutOver({
  reason,
  order,
  bought,
}: {
  reason: 'expired' | 'cancelled' | 'lapsed';
  order: Order;
  bought: string;
}) {
  const t = useCheckoutMessages();
  const labels = labelsOf(order);
  return (
    <StatusView
      kind="none-found"
      size="page"
      title={t(`${reason}.title`)}
      phone
      action={
        <LinkButton asChild>
          {reason === 'lapsed' ? (
            <RouteLink to={bought}>{t(labels.paidAction)}</RouteLink>
          ) : (
            <RouteLink to={restartPathOf(order)}>{t(labels.againAction)}</RouteLink>
          )}
        </LinkButton>
      }
    >
      {t(labels[reason], { refNumber: order.ref_number })}
    </StatusView>
  );
}
