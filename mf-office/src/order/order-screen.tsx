import type { OfficeOrder, StaffMember } from '@aylal/contracts/office';
import { StaffGate, StaffPage, staffSessionQuery } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { officeRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useParams, useQuery, useServices, type Screen } from '@aylal/shell';
import { Aside, LinkButton, MainWithAside, Notice, Stack, StatusView } from '@aylal/ui';
import { officeOrderQuery } from '../api/order-queries.ts';
import { mayDo } from '../domain/may-do.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderChange } from './order-change.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderGoodwill } from './order-goodwill.tsx';
import { OrderHold } from './order-hold.tsx';
import { OrderLedger } from './order-ledger.tsx';
import { OrderMessages } from './order-messages.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderOffice } from './order-office.tsx';
import { OrderPages } from './order-pages.tsx';
import { OrderPartnerCalls } from './order-partner-calls.tsx';
import { OrderPeople } from './order-people.tsx';
import { OrderRefund } from './order-refund.tsx';

/** Everything that is known of one order, and what may be done with it. */
function OrderScreen() {
  return <StaffGate remote="mf-office">{(staff) => <OrderFor staff={staff} />}</StaffGate>;
}

function OrderFor({ staff }: { staff: StaffMember }) {
  const t = useOfficeMessages();
  const ref = useParams()['ref'] ?? '';
  return (
    <StaffPage title={t('order.title', { number: ref.toUpperCase() })} staff={staff}>
      {mayDo.seeOrders(staff.role) ? (
        <OrderFile reference={ref} staff={staff} />
      ) : (
        <Notice>{t('orders.notYours', { role: t(`role.${staff.role}`) })}</Notice>
      )}
    </StaffPage>
  );
}

function OrderFile({ reference, staff }: { reference: string; staff: StaffMember }) {
  const t = useOfficeMessages();
  const query = useQuery(officeOrderQuery(useServices(), reference, useLocale()));
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('order.loading')} heights={['160px', '200px', '120px']} />}
      failed={{ title: t('order.failed'), phone: false }}
      notFound={<NoSuchOrder />}
    >
      {(order) => (
        <MainWithAside>
          <Stack gap="4" minWidth="0">
            <OrderFacts order={order} />
            <OrderMoney order={order} />
            <OrderLedger ledger={order.ledger} />
            <OrderMessages messages={order.messages} />
            <OrderPages pages={order.pages} />
            <OrderPartnerCalls calls={order.partner_calls} />
            <OrderOffice acts={order.office} />
          </Stack>
          <Aside>
            <Stack gap="4">
              {order.partner_change && (
                <OrderChange order={order} change={order.partner_change} mayAnswer={mayDo.actOnOrders(staff.role)} />
              )}
              {mayDo.actOnOrders(staff.role) && <OrderActions order={order} />}
              {mayDo.actOnOrders(staff.role) && order.hold && <OrderHold order={order} hold={order.hold} />}
              {mayDo.actOnOrders(staff.role) && isDelivered(order) && <OrderRefund order={order} />}
              {mayDo.actOnOrders(staff.role) && <OrderGoodwill order={order} staff={staff} />}
              <OrderPeople order={order} mayReveal={mayDo.actOnOrders(staff.role)} />
            </Stack>
          </Aside>
        </MainWithAside>
      )}
    </QueryView>
  );
}

/** What is not delivered is cancelled or given up, not refunded. */
function isDelivered({ fulfilled_at, ended_at }: OfficeOrder): boolean {
  return fulfilled_at !== null && ended_at === null;
}

function NoSuchOrder() {
  const t = useOfficeMessages();
  return (
    <StatusView
      kind="not-found"
      title={t('order.missingTitle')}
      action={
        <LinkButton asChild variant="outline">
          <RouteLink to={officeRoutes.orders.to()}>{t('order.search')}</RouteLink>
        </LinkButton>
      }
    >
      {t('order.missingText')}
    </StatusView>
  );
}

export const screen: Screen = {
  Component: OrderScreen,
  title: 'order.pageTitle',
  load: ({ params, services }) => {
    void services.queryClient.prefetchQuery(staffSessionQuery(services));
    void services.queryClient.prefetchQuery(officeOrderQuery(services, params['ref'] ?? '', services.locale.get()));
    return null;
  },
};
