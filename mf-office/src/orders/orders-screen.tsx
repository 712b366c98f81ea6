import type { StaffMember } from '@aylal/contracts/office';
import { StaffGate, StaffPage, staffSessionQuery } from '@aylal/office';
import { useServices, type Screen } from '@aylal/shell';
import { Notice, StatusView } from '@aylal/ui';
import { useState } from 'react';
import { mayDo } from '../domain/may-do.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { FoundOrders } from './found-orders.tsx';
import { OrderSearchForm } from './order-search-form.tsx';

/** Finds orders of any customer. What was searched for is there again on the way back from an order; it is in no address and no log. */
function OrdersScreen() {
  return <StaffGate remote="mf-office">{(staff) => <OrdersFor staff={staff} />}</StaffGate>;
}

function OrdersFor({ staff }: { staff: StaffMember }) {
  const t = useOfficeMessages();
  const { drafts } = useServices();
  const draft = `office.orders.${staff.id}`;
  const [text, setText] = useState(() => drafts.read<string>(draft) ?? '');
  if (!mayDo.seeOrders(staff.role))
    return (
      <StaffPage title={t('orders.title')} staff={staff}>
        <Notice>{t('orders.notYours', { role: t(`role.${staff.role}`) })}</Notice>
      </StaffPage>
    );
  const search = (typed: string) => {
    drafts.write(draft, typed);
    setText(typed);
  };
  return (
    <StaffPage title={t('orders.title')} staff={staff}>
      <OrderSearchForm text={text} onSearch={search} />
      {text === '' ? (
        <StatusView kind="empty" title={t('orders.beginTitle')}>
          {t('orders.beginText')}
        </StatusView>
      ) : (
        <FoundOrders text={text} />
      )}
    </StaffPage>
  );
}

export const screen: Screen = {
  Component: OrdersScreen,
  title: 'orders.title',
  load: ({ services }) => {
    void services.queryClient.prefetchQuery(staffSessionQuery(services));
    return null;
  },
};
