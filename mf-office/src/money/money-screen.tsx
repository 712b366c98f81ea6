import type { StaffMember } from '@aylal/contracts/office';
import { homeDate } from '@aylal/domain/calendar';
import { StaffGate, StaffPage, staffSessionQuery } from '@aylal/office';
import { officeRoutes } from '@aylal/routes';
import { useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Notice, Text } from '@aylal/ui';
import { mayDo } from '../domain/may-do.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { DayBooks } from './day-books.tsx';
import { DayChoice } from './day-choice.tsx';
import { PartnersCard } from './partners-card.tsx';

/** The books of a day, and how far they are compared with partners; the day is in the address, today where it names none. */
function MoneyScreen() {
  return <StaffGate remote="mf-office">{(staff) => <MoneyFor staff={staff} />}</StaffGate>;
}

function MoneyFor({ staff }: { staff: StaffMember }) {
  const t = useOfficeMessages();
  const { now } = useServices();
  const [search] = useSearchParams();
  if (!mayDo.seeBooks(staff.role))
    return (
      <StaffPage title={t('books.title')} staff={staff}>
        <Notice>{t('books.notYours', { role: t(`role.${staff.role}`) })}</Notice>
      </StaffPage>
    );
  const today = homeDate(now());
  const { day = today } = officeRoutes.money.readSearch(search) ?? {};
  return (
    <StaffPage title={t('books.title')} staff={staff}>
      <Text tone="muted" maxWidth="44em">
        {t('books.lead')}
      </Text>
      <DayChoice key={day} day={day} today={today} />
      <DayBooks day={day} />
      <PartnersCard />
    </StaffPage>
  );
}

export const screen: Screen = {
  Component: MoneyScreen,
  title: 'books.title',
  load: ({ services }) => {
    void services.queryClient.prefetchQuery(staffSessionQuery(services));
    return null;
  },
};
