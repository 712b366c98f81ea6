import { accountRoutes } from '@aylal/routes';
import {
  ApiError,
  orderPaid,
  useEvent,
  usePageReturn,
  useQuery,
  useSearchParams,
  useServices,
  useSession,
  type Screen,
} from '@aylal/shell';
import { Heading, PageContainer, Stack } from '@aylal/ui';
import { listOrdersQuery } from '../api/list-orders-query.ts';
import { SignInFirst } from '../ui/sign-in-first.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { OrderPages } from './order-pages.tsx';
import { OrderRow } from './order-row.tsx';
import { OrdersEmpty, OrdersFailed, OrdersSkeleton } from './orders-states.tsx';
import { loadOrders } from './orders-loader.ts';

/** ROUTE-08: the customer's orders, newest first. */
function OrdersScreen() {
  const t = useAccountMessages();
  const services = useServices();
  const session = useSession();
  const [search] = useSearchParams();
  const page = Math.max(1, accountRoutes.orders.readSearch(search)?.page ?? 1);
  const anonymous = session.status === 'anonymous';
  const orders = useQuery({ ...listOrdersQuery(services, page), enabled: !anonymous });
  const reread = () => {
    if (!anonymous) void orders.refetch();
  };
  usePageReturn(reread);
  useEvent(orderPaid, reread);

  if (anonymous || (orders.error instanceof ApiError && orders.error.statusCode === 401))
    return (
      <PageContainer paddingBlock="6">
        <SignInFirst onSignedIn={() => void orders.refetch()} />
      </PageContainer>
    );
  const list = orders.data?.result;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4" maxWidth="820px">
        <Heading as="h1" size="h1">
          {t('orders.title')}
        </Heading>
        {list ? (
          list.orders.length === 0 ? (
            <OrdersEmpty />
          ) : (
            <>
              <Stack as="ul" gap="3" listStyle="none" aria-label={t('orders.title')}>
                {list.orders.map((order) => (
                  <OrderRow key={order.ref_number} order={order} />
                ))}
              </Stack>
              <OrderPages page={page} count={list.count} />
            </>
          )
        ) : orders.isError ? (
          <OrdersFailed onRetry={() => void orders.refetch()} />
        ) : (
          <OrdersSkeleton />
        )}
      </Stack>
    </PageContainer>
  );
}

export const screen: Screen = { Component: OrdersScreen, title: 'orders.title', load: loadOrders };
