import type { StaffMember } from '@aylal/contracts/office';
import { addDays, homeDate } from '@aylal/domain/calendar';
import { StaffGate, StaffPage, staffSessionQuery } from '@aylal/office';
import { officeRoutes } from '@aylal/routes';
import { useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Notice, Text } from '@aylal/ui';
import { mayDo } from '../domain/may-do.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { DaysChoice } from './days-choice.tsx';
import { FigureCards } from './figure-cards.tsx';

/** How many days are shown where the address names none. */
const USUAL_DAYS = 14;

/** Figures of sales, searches and work over some days; the days are in the address. */
function FiguresScreen() {
  return <StaffGate remote="mf-office">{(staff) => <FiguresFor staff={staff} />}</StaffGate>;
}

function FiguresFor({ staff }: { staff: StaffMember }) {
  const t = useOfficeMessages();
  const { now } = useServices();
  const [search] = useSearchParams();
  if (!mayDo.seeFigures(staff.role))
    return (
      <StaffPage title={t('figures.title')} staff={staff}>
        <Notice>{t('figures.notYours', { role: t(`role.${staff.role}`) })}</Notice>
      </StaffPage>
    );
  const today = homeDate(now());
  const { from = addDays(today, 1 - USUAL_DAYS), until = today } = officeRoutes.figures.readSearch(search) ?? {};
  return (
    <StaffPage title={t('figures.title')} staff={staff}>
      <Text tone="muted" maxWidth="44em">
        {t('figures.lead')}
      </Text>
      <DaysChoice key={`${from} ${until}`} from={from} until={until} today={today} />
      <FigureCards from={from} until={until} />
    </StaffPage>
  );
}

export const screen: Screen = {
  Component: FiguresScreen,
  title: 'figures.title',
  load: ({ services }) => {
    void services.queryClient.prefetchQuery(staffSessionQuery(services));
    return null;
  },
};
