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
import { Heading, Notice, PageContainer, Stack } from '@aylal/ui';
import { listOrdersQuery } from '../api/list-orders-query.ts';
import { AccountSignIn } from '../ui/account-sign-in.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { askedFor, orderFilterOf, orderPlaceOf } from '../domain/order-filter.ts';
import { isTurnedRound } from '../domain/statement-filter.ts';
import { OrderFilterBar } from './order-filter-bar.tsx';
import { OrderList } from './order-list.tsx';
import { OrdersFailed, OrdersSkeleton } from './orders-states.tsx';
import { loadOrders } from './orders-loader.ts';

/** ROUTE-08: the customer's orders of every product, newest first, as the address filters them. */
function OrdersScreen() {
  const t = useAccountMessages();
  const services = useServices();
  const session = useSession();
  const [search] = useSearchParams();
  const filter = orderFilterOf(search);
  const wrong = isTurnedRound(filter);
  const anonymous = session.status === 'anonymous';
  const orders = useQuery({
    ...listOrdersQuery(services, filter, orderPlaceOf(search)),
    enabled: !anonymous && !wrong,
    // The former page stays until the next one is there.
    placeholderData: (shown) => shown,
  });
  const reread = () => {
    if (!anonymous && !wrong) void orders.refetch();
  };
  usePageReturn(reread);
  useEvent(orderPaid, reread);

  if (anonymous || (orders.error instanceof ApiError && orders.error.statusCode === 401))
    return (
      <PageContainer paddingBlock="6">
        <AccountSignIn onSignedIn={() => void orders.refetch()} />
      </PageContainer>
    );
  const list = orders.data?.result;
  const asked = askedFor(filter) > 0;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4" maxWidth="820px">
        <Heading as="h1" size="h1">
          {t('orders.title')}
        </Heading>
        {(asked || list?.count !== 0) && <OrderFilterBar filter={filter} />}
        {wrong ? (
          <Notice tone="warning" live="status">
            {t('wallet.turnedRound')}
          </Notice>
        ) : list ? (
          <OrderList list={list} filter={filter} waiting={orders.isPlaceholderData} />
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
