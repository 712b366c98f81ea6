import { QueryView } from '@aylal/parts';
import { useParams, type Screen } from '@aylal/shell';
import { PageContainer } from '@aylal/ui';
import { AccountSignIn } from '../ui/account-sign-in.tsx';
import { isOrderProduct } from '../domain/order-product.ts';
import { loadOrder } from './order-loader.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderNotFound, OrderSkeleton } from './order-states.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { useLiveOrder } from './use-live-order.ts';

/** ROUTE-09: one order, its money and its ticket. */
function OrderScreen() {
  const t = useAccountMessages();
  const { product, refNumber = '' } = useParams();
  const known = isOrderProduct(product);
  const { query, signedOut } = useLiveOrder(refNumber, known ? product : null);
  if (known && signedOut) return <AccountSignIn onSignedIn={() => void query.refetch()} />;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      {known ? (
        <QueryView
          query={query}
          waiting={<OrderSkeleton />}
          failed={{ size: 'page', title: t('order.failedTitle') }}
          notFound={<OrderNotFound />}
        >
          {(order) => <OrderDetail order={order} stale={query.isError} heardMs={query.dataUpdatedAt} />}
        </QueryView>
      ) : (
        <OrderNotFound />
      )}
    </PageContainer>
  );
}

export const screen: Screen = {
  Component: OrderScreen,
  title: 'order.pageTitle',
  load: loadOrder,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './plain/submit-return.ts'),
};
