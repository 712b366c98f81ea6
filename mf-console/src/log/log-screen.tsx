import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useQuery, useServices, type Screen } from '@aylal/shell';
import { Card, CardRows, StatusView } from '@aylal/ui';
import { useState } from 'react';
import { releaseLogQuery } from '../api/console-queries.ts';
import { ConsolePage } from '../ui/console-page.tsx';
import { loadConsole } from '../ui/console-screen.ts';
import { MoreButton } from '../ui/more-button.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { LogRow } from './log-row.tsx';

const PAGE = 50;

/** Who did what with releases, and why: the registry signs every line. */
function LogScreen() {
  const t = useConsoleMessages();
  return (
    <ConsolePage title={t('log.title')} lead={t('log.lead')}>
      {() => <Lines />}
    </ConsolePage>
  );
}

function Lines() {
  const t = useConsoleMessages();
  const [limit, setLimit] = useState(PAGE);
  const query = useQuery({ ...releaseLogQuery(useServices(), limit), placeholderData: (before) => before });
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('log.loading')} heights={Array.from({ length: 8 }, () => '56px')} />}
      failed={{ title: t('log.failed'), phone: false }}
    >
      {({ lines, has_more }) =>
        lines.length === 0 ? (
          <StatusView kind="empty" title={t('log.emptyTitle')}>
            {t('log.emptyText')}
          </StatusView>
        ) : (
          <Card overflow="hidden">
            <CardRows as="ul" listStyleType="none">
              {lines.map((line, index) => (
                <LogRow key={lines.length - index} line={line} />
              ))}
            </CardRows>
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

export const screen: Screen = { Component: LogScreen, title: 'log.title', load: loadConsole };
