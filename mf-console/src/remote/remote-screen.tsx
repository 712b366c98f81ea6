import type { StaffMember } from '@aylal/contracts/office';
import { useAttended } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useParams, useQuery, useServices, type Screen } from '@aylal/shell';
import { chakra, Stack, StatusView } from '@aylal/ui';
import { remoteQuery } from '../api/console-queries.ts';
import { mayDo } from '../domain/may-do.ts';
import { ConsolePage } from '../ui/console-page.tsx';
import { loadConsole } from '../ui/console-screen.ts';
import { useChannel } from '../ui/use-channel.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { CurveCard } from './curve-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { PagesCard } from './pages-card.tsx';
import { RemoteCommands } from './remote-commands.tsx';
import { RemoteFacts } from './remote-facts.tsx';
import { VersionsCard } from './versions-card.tsx';

/** How often the page looks again, in milliseconds: hosts report every few seconds. */
const LOOK_EVERY = 5_000;

/** One remote on a channel: what is live, how its share does against the stable release, and what may be done. */
function RemoteScreen() {
  const { remote = '' } = useParams();
  return <ConsolePage title={remote}>{(staff) => <RemoteOf key={remote} remote={remote} staff={staff} />}</ConsolePage>;
}

function RemoteOf({ remote, staff }: { remote: string; staff: StaffMember }) {
  const t = useConsoleMessages();
  const channel = useChannel();
  const attended = useAttended();
  const query = useQuery({ ...remoteQuery(useServices(), remote, channel), refetchInterval: attended && LOOK_EVERY });
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('remote.loading')} heights={['96px', '320px', '320px']} />}
      failed={{ title: t('remote.failed'), phone: false }}
      notFound={
        <StatusView kind="empty" title={t('remote.goneTitle')}>
          {t('remote.goneText')}
        </StatusView>
      }
    >
      {(view) => (
        <Columns>
          <Stack gap="4" minWidth="0">
            <RemoteFacts view={view} channel={channel} />
            <CurveCard curves={view.curves} underWay={view.share?.rollout ?? null} />
            <HoursCard hours={view.hours} />
            <PagesCard pages={view.pages} />
          </Stack>
          <Stack gap="4" minWidth="0">
            {mayDo.act(staff.role) && <RemoteCommands view={view} channel={channel} heardMs={query.dataUpdatedAt} />}
            <VersionsCard view={view} channel={channel} />
          </Stack>
        </Columns>
      )}
    </QueryView>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
    alignItems: 'start',
  },
});

export const screen: Screen = { Component: RemoteScreen, title: 'remote.title', load: loadConsole };
