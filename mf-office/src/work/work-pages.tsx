import { useAttended } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { Button, Card, StatusView, Text } from '@aylal/ui';
import { useState, type KeyboardEvent } from 'react';
import { workPageQuery } from '../api/work-queries.ts';
import { isSameWork, type WorkFilter, type WorkKey } from '../domain/work-address.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { WorkRow } from './work-row.tsx';

export interface WorkPagesProps {
  readonly filter: WorkFilter;
  readonly opened: WorkKey | null;
}

/** So often the list looks for what colleagues did while a person is there, in milliseconds. */
const AGAIN = 20_000;

/** The work that waits, page below page as far as it was asked for. The arrow keys move between its rows. */
export function WorkPages({ filter, opened }: WorkPagesProps) {
  const t = useOfficeMessages();
  const [starts, setStarts] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Card overflow="hidden" onKeyDown={moveFocus} role="group" aria-label={t('work.title')}>
      {starts.map((after, index) => (
        <WorkPage
          key={after ?? ''}
          filter={filter}
          after={after}
          opened={opened}
          onMore={index === starts.length - 1 ? (next) => setStarts([...starts, next]) : null}
        />
      ))}
    </Card>
  );
}

interface WorkPageProps extends WorkPagesProps {
  readonly after: string | undefined;
  /** Of the last page: shows the next. */
  readonly onMore: ((next: string) => void) | null;
}

function WorkPage({ filter, after, opened, onMore }: WorkPageProps) {
  const t = useOfficeMessages();
  const query = useQuery({ ...workPageQuery(useServices(), filter, after), refetchInterval: useAttended() && AGAIN });
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('work.loading')} heights={Array.from({ length: 6 }, () => '64px')} />}
      failed={{ title: t('work.failed'), phone: false }}
    >
      {({ items, next, open, server_time }) => (
        <>
          {after === undefined && (
            <Text kind="small" tone="muted" role="status" paddingInline="4" paddingBlock="2">
              {t('work.open', { count: open })}
            </Text>
          )}
          {after === undefined && items.length === 0 && (
            <NothingWaits filtered={Boolean(filter.kind ?? filter.owner)} />
          )}
          {items.map((item) => (
            <WorkRow
              key={`${item.kind} ${item.reference}`}
              item={item}
              now={server_time}
              filter={filter}
              current={opened !== null && isSameWork(item, opened)}
            />
          ))}
          {onMore && next !== null && (
            <Button variant="outline" width="full" borderRadius="0" onClick={() => onMore(next)}>
              {t('list.more')}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}

function NothingWaits({ filtered }: { filtered: boolean }) {
  const t = useOfficeMessages();
  return (
    <StatusView kind={filtered ? 'none-found' : 'done'} title={t(filtered ? 'work.noneTitle' : 'work.emptyTitle')}>
      {t(filtered ? 'work.noneText' : 'work.emptyText')}
    </StatusView>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll('a')];
  const next = rows[rows.findIndex((row) => row === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
