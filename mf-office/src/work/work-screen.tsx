import type { StaffMember } from '@aylal/contracts/office';
import { StaffGate, StaffPage } from '@aylal/office';
import { useSearchParams, type Screen } from '@aylal/shell';
import { Aside, Box, chakra, Notice, Text } from '@aylal/ui';
import { mayDo } from '../domain/may-do.ts';
import { readWorkAddress } from '../domain/work-address.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { WorkFilterBar } from './work-filter-bar.tsx';
import { loadWork } from './work-loader.ts';
import { WorkPages } from './work-pages.tsx';
import { WorkView } from './work-view.tsx';

/** What waits for a person, and one piece of it beside the list; on a phone in its place. */
function WorkScreen() {
  return <StaffGate remote="mf-office">{(staff) => <WorkOf staff={staff} />}</StaffGate>;
}

function WorkOf({ staff }: { staff: StaffMember }) {
  const t = useOfficeMessages();
  const { filter, opened } = readWorkAddress(useSearchParams()[0]);
  if (!mayDo.seeWork(staff.role))
    return (
      <StaffPage title={t('work.title')} staff={staff}>
        <Notice>{t('work.notYours', { role: t(`role.${staff.role}`) })}</Notice>
      </StaffPage>
    );
  return (
    <StaffPage title={t('work.title')} staff={staff}>
      <ListAndOne>
        <Box display={{ base: opened ? 'none' : 'block', lg: 'block' }} minWidth="0">
          <WorkFilterBar filter={filter} />
          <WorkPages key={`${filter.kind} ${filter.owner}`} filter={filter} opened={opened} />
        </Box>
        <Aside display={{ base: opened ? 'block' : 'none', lg: 'block' }}>
          {opened ? (
            <WorkView key={`${opened.kind} ${opened.reference}`} of={opened} filter={filter} staff={staff} />
          ) : (
            <Text tone="muted" textAlign="center" paddingTop="12">
              {t('work.choose')}
            </Text>
          )}
        </Aside>
      </ListAndOne>
    </StaffPage>
  );
}

const ListAndOne = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' },
    alignItems: 'start',
  },
});

export const screen: Screen = { Component: WorkScreen, title: 'work.title', load: loadWork };
