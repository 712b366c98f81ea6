import type { StaffMember } from '@aylal/contracts/office';
import { contentKinds } from '@aylal/domain/office';
import { StaffGate, StaffPage, staffSessionQuery } from '@aylal/office';
import { officeRoutes } from '@aylal/routes';
import { useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Box, Notice, SelectField } from '@aylal/ui';
import { mayDo } from '../domain/may-do.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { ContentList } from './content-list.tsx';
import { NewPieceForm } from './new-piece-form.tsx';

/** What the office writes for customers: news, promotions, help, pages, texts of hotels and trips. The kind that is listed is in the address. */
function ContentScreen() {
  return <StaffGate remote="mf-office">{(staff) => <ContentFor staff={staff} />}</StaffGate>;
}

function ContentFor({ staff }: { staff: StaffMember }) {
  const t = useOfficeMessages();
  const { navigator } = useServices();
  const [search] = useSearchParams();
  if (!mayDo.seeContent(staff.role))
    return (
      <StaffPage title={t('content.title')} staff={staff}>
        <Notice>{t('content.notYours', { role: t(`role.${staff.role}`) })}</Notice>
      </StaffPage>
    );
  const { kind } = officeRoutes.content.readSearch(search) ?? {};
  return (
    <StaffPage title={t('content.title')} staff={staff}>
      <Box maxWidth="320px">
        <SelectField
          label={t('work.kind')}
          value={kind ?? ''}
          options={[
            { value: '', label: t('work.allKinds') },
            ...contentKinds.map((one) => ({ value: one, label: t(`content.kinds.${one}`) })),
          ]}
          onChange={({ target }) =>
            navigator.go(officeRoutes.content.to({}, { kind: contentKinds.find((one) => one === target.value) }), {
              replace: true,
            })
          }
        />
      </Box>
      <ContentList kind={kind} />
      {mayDo.write(staff.role) && <NewPieceForm key={kind} listed={kind} />}
    </StaffPage>
  );
}

export const screen: Screen = {
  Component: ContentScreen,
  title: 'content.title',
  load: ({ services }) => {
    void services.queryClient.prefetchQuery(staffSessionQuery(services));
    return null;
  },
};
