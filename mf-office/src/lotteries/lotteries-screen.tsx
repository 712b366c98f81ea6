import type { StaffMember } from '@aylal/contracts/office';
import { StaffGate, StaffPage, staffSessionQuery } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useQuery, useServices, type Screen } from '@aylal/shell';
import { Notice, Stack, StatusView, Text } from '@aylal/ui';
import { lotteriesQuery } from '../api/lotteries-query.ts';
import { mayDo } from '../domain/may-do.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { LotteryCard } from './lottery-card.tsx';
import { NewLotteryForm } from './new-lottery-form.tsx';

/** The series of lotteries that are sold, and a new one. What a ticket wins nobody decides here. */
function LotteriesScreen() {
  return <StaffGate remote="mf-office">{(staff) => <LotteriesFor staff={staff} />}</StaffGate>;
}

function LotteriesFor({ staff }: { staff: StaffMember }) {
  const t = useOfficeMessages();
  if (!mayDo.seeLotteries(staff.role))
    return (
      <StaffPage title={t('lotteries.title')} staff={staff}>
        <Notice>{t('lotteries.notYours', { role: t(`role.${staff.role}`) })}</Notice>
      </StaffPage>
    );
  return (
    <StaffPage title={t('lotteries.title')} staff={staff}>
      <Text tone="muted" maxWidth="44em">
        {t('lotteries.lead')}
      </Text>
      {mayDo.makeLotteries(staff.role) && <NewLotteryForm />}
      <Lotteries mayChange={mayDo.makeLotteries(staff.role)} />
    </StaffPage>
  );
}

function Lotteries({ mayChange }: { mayChange: boolean }) {
  const t = useOfficeMessages();
  const query = useQuery(lotteriesQuery(useServices()));
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('lotteries.loading')} heights={['120px', '120px', '120px']} />}
      failed={{ title: t('lotteries.failed'), phone: false }}
    >
      {({ lotteries }) =>
        lotteries.length === 0 ? (
          <StatusView kind="empty" title={t('lotteries.emptyTitle')}>
            {t('lotteries.emptyText')}
          </StatusView>
        ) : (
          <Stack gap="3">
            {lotteries.map((lottery) => (
              <LotteryCard key={lottery.series} lottery={lottery} mayChange={mayChange} />
            ))}
          </Stack>
        )
      }
    </QueryView>
  );
}

export const screen: Screen = {
  Component: LotteriesScreen,
  title: 'lotteries.title',
  load: ({ services }) => {
    void services.queryClient.prefetchQuery(staffSessionQuery(services));
    return null;
  },
};
