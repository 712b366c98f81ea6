import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useParams, useQuery, useServices, type Screen } from '@aylal/shell';
import { Stack, StatusView } from '@aylal/ui';
import { releaseQuery } from '../api/console-queries.ts';
import { ConsolePage } from '../ui/console-page.tsx';
import { loadConsole } from '../ui/console-screen.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { ChangesCard } from './changes-card.tsx';
import { FailuresCard } from './failures-card.tsx';
import { GatesCard } from './gates-card.tsx';
import { OriginCard } from './origin-card.tsx';
import { PicturesCard } from './pictures-card.tsx';
import { VerifyCard } from './verify-card.tsx';
import { WeightsCard } from './weights-card.tsx';

/** One release: where it comes from, what the gates say, what it weighs and changes, and why it fails. */
function ReleaseScreen() {
  const { remote = '', version = '' } = useParams();
  return (
    <ConsolePage title={`${remote} ${version}`}>{() => <ReleaseOf remote={remote} version={version} />}</ConsolePage>
  );
}

function ReleaseOf({ remote, version }: { remote: string; version: string }) {
  const t = useConsoleMessages();
  const query = useQuery(releaseQuery(useServices(), remote, version));
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('release.loading')} heights={['160px', '240px', '240px']} />}
      failed={{ title: t('release.failed'), phone: false }}
      notFound={
        <StatusView kind="empty" title={t('release.goneTitle')}>
          {t('release.goneText')}
        </StatusView>
      }
    >
      {(release) => (
        <Stack gap="4">
          <OriginCard release={release} />
          <GatesCard gates={release.gates} />
          <PicturesCard remote={remote} version={version} />
          <VerifyCard remote={remote} version={version} />
          <WeightsCard weights={release.weights} />
          <ChangesCard release={release} />
          <FailuresCard failures={release.failures} others={release.other_failures} />
        </Stack>
      )}
    </QueryView>
  );
}

export const screen: Screen = { Component: ReleaseScreen, title: 'release.title', load: loadConsole };
