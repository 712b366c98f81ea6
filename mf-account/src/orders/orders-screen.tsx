import { QueryView, TitledPage, useAccountQuery, WaitingBoxes } from '@aylal/parts';
import { orderPaid, useEvent, usePageReturn, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Notice } from '@aylal/ui';
import { listOrdersQuery } from '../api/list-orders-query.ts';
import { AccountSignIn } from '../ui/account-sign-in.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { askedFor, orderFilterOf, orderPlaceOf } from '../domain/order-filter.ts';
import { isTurnedRound } from '../domain/statement-filter.ts';
import { OrderFilterBar } from './order-filter-bar.tsx';
import { OrderList } from './order-list.tsx';
import { loadOrders } from './orders-loader.ts';

/** ROUTE-08: the customer's orders of every product, newest first, as the address filters them. */
function OrdersScreen() {
  const t = useAccountMessages();
  const services = useServices();
  const [search] = useSearchParams();
  const filter = orderFilterOf(search);
  const wrong = isTurnedRound(filter);
  const { query, signedOut, reread } = useAccountQuery({
    ...listOrdersQuery(services, filter, orderPlaceOf(search)),
    enabled: !wrong,
    // The former page stays until the next one is there.
    placeholderData: (shown) => shown,
  });
  usePageReturn(reread);
  useEvent(orderPaid, reread);

  if (signedOut) return <AccountSignIn onSignedIn={() => void query.refetch()} />;
  const asked = askedFor(filter) > 0;
  return (
    <TitledPage title={t('orders.title')}>
      {(asked || query.data?.result.count !== 0) && <OrderFilterBar filter={filter} />}
      {wrong ? (
        <Notice tone="warning" live="status">
          {t('wallet.turnedRound')}
        </Notice>
      ) : (
        <QueryView
          query={query}
          waiting={<WaitingBoxes label={t('orders.loading')} heights={['90px', '90px', '90px']} />}
          failed={{ title: t('orders.failedTitle') }}
        >
          {(list) => <OrderList list={list} filter={filter} waiting={query.isPlaceholderData} />}
        </QueryView>
      )}
    </TitledPage>
  );
}

export const screen: Screen = { Component: OrdersScreen, title: 'orders.title', load: loadOrders };
