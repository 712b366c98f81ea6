import type { StaffMember } from '@aylal/contracts/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useQuery, useServices, type Screen } from '@aylal/shell';
import { Card, StatusView } from '@aylal/ui';
import { useState } from 'react';
import { channelQuery, revisionsQuery } from '../api/console-queries.ts';
import { mayDo } from '../domain/may-do.ts';
import { ConsolePage } from '../ui/console-page.tsx';
import { loadConsole } from '../ui/console-screen.ts';
import { useChannel } from '../ui/use-channel.ts';
import { MoreButton } from '../ui/more-button.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { RevisionRow } from './revision-row.tsx';

const PAGE = 30;

/** Every state of a channel, the newest first; any older one can come back. */
function RevisionsScreen() {
  const t = useConsoleMessages();
  return (
    <ConsolePage title={t('revisions.title')} lead={t('revisions.lead')}>
      {(staff) => <Revisions staff={staff} />}
    </ConsolePage>
  );
}

function Revisions({ staff }: { staff: StaffMember }) {
  const t = useConsoleMessages();
  const services = useServices();
  const channel = useChannel();
  const [limit, setLimit] = useState(PAGE);
  const query = useQuery({ ...revisionsQuery(services, channel, limit), placeholderData: (before) => before });
  const now = useQuery({ ...channelQuery(services, channel), enabled: mayDo.act(staff.role) });
  const state = now.data && { ...now.data.result, heardMs: now.dataUpdatedAt };
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('revisions.loading')} heights={Array.from({ length: 6 }, () => '72px')} />}
      failed={{ title: t('revisions.failed'), phone: false }}
    >
      {({ revisions, has_more }) =>
        revisions.length === 0 ? (
          <StatusView kind="empty" title={t('releases.emptyTitle')}>
            {t('releases.emptyText', { channel })}
          </StatusView>
        ) : (
          <Card overflow="hidden">
            <ol style={{ listStyle: 'none' }}>
              {revisions.map((one, index) => (
                <RevisionRow
                  key={one.revision}
                  revision={one}
                  channel={channel}
                  state={index > 0 ? state : undefined}
                />
              ))}
            </ol>
            <MoreButton
              limit={limit}
              step={PAGE}
              hasMore={has_more}
              loading={query.isPlaceholderData}
              onLimit={setLimit}
            />
          </Card>
        )
      }
    </QueryView>
  );
}

export const screen: Screen = { Component: RevisionsScreen, title: 'revisions.title', load: loadConsole };
