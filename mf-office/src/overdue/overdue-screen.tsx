import type { StaffMember } from '@aylal/contracts/office';
import { StaffGate, StaffPage, staffSessionQuery } from '@aylal/office';
import type { Screen } from '@aylal/shell';
import { Notice, Text } from '@aylal/ui';
import { overdueQuery } from '../api/overdue-query.ts';
import { mayDo } from '../domain/may-do.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { OverduePages } from './overdue-pages.tsx';

/** Instalments that are not paid though their last day has passed. */
function OverdueScreen() {
  return <StaffGate remote="mf-office">{(staff) => <OverdueFor staff={staff} />}</StaffGate>;
}

function OverdueFor({ staff }: { staff: StaffMember }) {
  const t = useOfficeMessages();
  if (!mayDo.seeOverdue(staff.role))
    return (
      <StaffPage title={t('overdue.title')} staff={staff}>
        <Notice>{t('overdue.notYours', { role: t(`role.${staff.role}`) })}</Notice>
      </StaffPage>
    );
  return (
    <StaffPage title={t('overdue.title')} staff={staff}>
      <Text tone="muted" maxWidth="44em">
        {t('overdue.lead')}
      </Text>
      <OverduePages />
    </StaffPage>
  );
}

export const screen: Screen = {
  Component: OverdueScreen,
  title: 'overdue.title',
  load: ({ services }) => {
    void services.queryClient.prefetchQuery(staffSessionQuery(services));
    void services.queryClient.prefetchQuery(overdueQuery(services));
    return null;
  },
};
