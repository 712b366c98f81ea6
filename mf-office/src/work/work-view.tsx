import type { StaffMember } from '@aylal/contracts/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { RouteLink, useQuery, useServices } from '@aylal/shell';
import { Box, Card, StatusView, Stack, Text, TextLink } from '@aylal/ui';
import { oneWorkQuery } from '../api/work-queries.ts';
import { mayDo } from '../domain/may-do.ts';
import { workAddress, type WorkFilter, type WorkKey } from '../domain/work-address.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { DifferencePart } from './difference-part.tsx';
import { NoteForm } from './note-form.tsx';
import { PayoutPart } from './payout-part.tsx';
import { RequestPart } from './request-part.tsx';
import { WorkFacts } from './work-facts.tsx';
import { WorkForms } from './work-forms.tsx';
import { WorkNotes } from './work-notes.tsx';
import { WorkOwner } from './work-owner.tsx';

export interface WorkViewProps {
  readonly of: WorkKey;
  readonly filter: WorkFilter;
  readonly staff: StaffMember;
}

/** One piece of work: what is known of it, what was noted, and what this person may do with it. */
export function WorkView({ of, filter, staff }: WorkViewProps) {
  const t = useOfficeMessages();
  const query = useQuery(oneWorkQuery(useServices(), of));
  return (
    <Card padded aria-label={t(`kind.${of.kind}.name`)}>
      <Box display={{ lg: 'none' }} marginBottom="3">
        <TextLink asChild>
          <RouteLink to={workAddress(filter, null)}>{t('work.back')}</RouteLink>
        </TextLink>
      </Box>
      <QueryView
        query={query}
        waiting={<WaitingBoxes label={t('work.loadingOne')} heights={['28px', '120px', '44px']} />}
        failed={{ title: t('work.failedOne'), phone: false }}
        notFound={<NotWaiting />}
      >
        {({ items: [item], colleagues, server_time }) =>
          item === undefined ? (
            <NotWaiting />
          ) : (
            <Stack gap="5">
              <WorkFacts item={item} now={server_time} />
              {mayDo.work(staff.role) && <WorkOwner item={item} staff={staff} colleagues={colleagues} />}
              {of.kind === 'request' && <Request reference={of.reference} isMine={item.owner?.id === staff.id} />}
              {of.kind === 'reconciliation' && <DifferencePart item={item} filter={filter} staff={staff} />}
              {of.kind === 'payout-approval' && <PayoutPart item={item} filter={filter} staff={staff} />}
              <WorkNotes notes={item.notes} />
              {mayDo.work(staff.role) && <NoteForm of={of} />}
              {item.owner?.id === staff.id && <WorkForms item={item} filter={filter} staff={staff} />}
            </Stack>
          )
        }
      </QueryView>
    </Card>
  );
}

/** Who asks is shown to who has taken it. */
function Request({ reference, isMine }: { reference: string; isMine: boolean }) {
  const t = useOfficeMessages();
  return isMine ? <RequestPart reference={reference} /> : <Text tone="muted">{t('request.takeFirst')}</Text>;
}

function NotWaiting() {
  const t = useOfficeMessages();
  return (
    <StatusView kind="done" title={t('work.goneTitle')}>
      {t('work.goneText')}
    </StatusView>
  );
}
