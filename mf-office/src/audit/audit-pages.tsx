import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { Button, Card, CardRows, StatusView } from '@aylal/ui';
import { useState } from 'react';
import { auditPageQuery } from '../api/audit-query.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { AuditRow } from './audit-row.tsx';

/** The log, page below page as far back as it was asked for. */
export function AuditPages() {
  const [starts, setStarts] = useState<readonly (number | undefined)[]>([undefined]);
  return (
    <Card overflow="hidden">
      {starts.map((before, index) => (
        <AuditPage
          key={before ?? 0}
          before={before}
          onMore={index === starts.length - 1 ? (next) => setStarts([...starts, next]) : null}
        />
      ))}
    </Card>
  );
}

interface AuditPageProps {
  readonly before: number | undefined;
  /** Of the last page: shows the next. */
  readonly onMore: ((next: number) => void) | null;
}

function AuditPage({ before, onMore }: AuditPageProps) {
  const t = useOfficeMessages();
  const query = useQuery(auditPageQuery(useServices(), before));
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('audit.loading')} heights={Array.from({ length: 6 }, () => '56px')} />}
      failed={{ title: t('audit.failed'), phone: false }}
    >
      {({ entries, next }) => (
        <>
          {before === undefined && entries.length === 0 && (
            <StatusView kind="empty" title={t('audit.emptyTitle')}>
              {t('audit.emptyText')}
            </StatusView>
          )}
          <CardRows as="ul" listStyleType="none">
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </CardRows>
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
