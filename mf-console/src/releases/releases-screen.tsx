import { useAttended } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { consoleRoutes } from '@aylal/routes';
import { RouteLink, useQuery, useServices, type Screen } from '@aylal/shell';
import { Card, Flex, LinkButton, Stack, StatusView } from '@aylal/ui';
import { channelQuery } from '../api/console-queries.ts';
import { ConsolePage } from '../ui/console-page.tsx';
import { loadConsole } from '../ui/console-screen.ts';
import { useChannel } from '../ui/use-channel.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { ChannelFacts } from './channel-facts.tsx';
import { RemoteHoursCard } from './remote-hours-card.tsx';
import { RemoteTable } from './remote-table.tsx';

/** How often the page looks again, in milliseconds. */
const LOOK_EVERY = 10_000;

/** What is live on a channel, for whom, and how it does. */
function ReleasesScreen() {
  const t = useConsoleMessages();
  return (
    <ConsolePage title={t('releases.title')} lead={t('releases.lead')}>
      {() => <Channel />}
    </ConsolePage>
  );
}

function Channel() {
  const t = useConsoleMessages();
  const channel = useChannel();
  const attended = useAttended();
  const query = useQuery({ ...channelQuery(useServices(), channel), refetchInterval: attended && LOOK_EVERY });
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('releases.loading')} heights={['44px', '420px', '120px']} />}
      failed={{ title: t('releases.failed'), phone: false }}
    >
      {(view) => (
        <Stack gap="4">
          {view.channels.length > 1 && (
            <Flex as="nav" aria-label={t('releases.channel')} gap="2" wrap="wrap">
              {view.channels.map((one) => (
                <LinkButton key={one} asChild size="sm" variant={one === channel ? 'solid' : 'outline'}>
                  <RouteLink
                    to={consoleRoutes.releases.to({}, { channel: one })}
                    {...(one === channel ? { 'aria-current': 'page' as const } : {})}
                  >
                    {one}
                  </RouteLink>
                </LinkButton>
              ))}
            </Flex>
          )}
          {view.remotes.length === 0 ? (
            <StatusView kind="empty" title={t('releases.emptyTitle')}>
              {t('releases.emptyText', { channel })}
            </StatusView>
          ) : (
            <Card overflow="hidden">
              <RemoteTable remotes={view.remotes} channel={channel} />
            </Card>
          )}
          {view.remotes.length > 0 && <RemoteHoursCard hours={view.hours} />}
          <ChannelFacts view={view} />
        </Stack>
      )}
    </QueryView>
  );
}

export const screen: Screen = { Component: ReleasesScreen, title: 'releases.title', load: loadConsole };
