import { ApiError, useParams, useSession, type Screen } from '@aylal/shell';
import { PageContainer } from '@aylal/ui';
import { AccountSignIn } from '../ui/account-sign-in.tsx';
import { isOrderProduct } from '../domain/order-product.ts';
import { loadOrder } from './order-loader.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderFailed, OrderNotFound, OrderSkeleton } from './order-states.tsx';
import { useLiveOrder } from './use-live-order.ts';

/** ROUTE-09: one order, its money and its ticket. */
function OrderScreen() {
  const { product, refNumber = '' } = useParams();
  const session = useSession();
  const anonymous = session.status === 'anonymous';
  const ours = isOrderProduct(product);
  const order = useLiveOrder(refNumber, ours && !anonymous ? product : null);
  const statusCode = order.error instanceof ApiError ? order.error.statusCode : null;

  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      {!ours ? (
        <OrderNotFound />
      ) : anonymous || statusCode === 401 ? (
        <AccountSignIn onSignedIn={() => void order.refetch()} />
      ) : order.data ? (
        <OrderDetail order={order.data.result} stale={order.isError} heardMs={order.dataUpdatedAt} />
      ) : order.error ? (
        statusCode === 404 || statusCode === 400 ? (
          <OrderNotFound />
        ) : (
          <OrderFailed onRetry={() => void order.refetch()} />
        )
      ) : (
        <OrderSkeleton />
      )}
    </PageContainer>
  );
}

export const screen: Screen = { Component: OrderScreen, title: 'order.pageTitle', load: loadOrder };
