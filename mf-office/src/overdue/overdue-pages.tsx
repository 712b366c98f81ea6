import { QueryView, WaitingBoxes } from '@aylal/parts';
import { formatMoney, useLocale, useQuery, useServices } from '@aylal/shell';
import { Button, Card, StatusView, Text } from '@aylal/ui';
import { useState } from 'react';
import { overdueQuery } from '../api/overdue-query.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { OverdueRow } from './overdue-row.tsx';

/** The list, page below page as far as it was asked for, with the sum of all above it. */
export function OverduePages() {
  const [starts, setStarts] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Card overflow="hidden">
      {starts.map((after, index) => (
        <OverduePage
          key={after ?? ''}
          after={after}
          onMore={index === starts.length - 1 ? (next) => setStarts([...starts, next]) : null}
        />
      ))}
    </Card>
  );
}

interface OverduePageProps {
  readonly after: string | undefined;
  /** Of the last page: shows the next. */
  readonly onMore: ((next: string) => void) | null;
}

function OverduePage({ after, onMore }: OverduePageProps) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const query = useQuery(overdueQuery(useServices(), after));
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('overdue.loading')} heights={['44px', '72px', '72px', '72px']} />}
      failed={{ title: t('overdue.failed'), phone: false }}
    >
      {({ instalments, next, count, sum }) => (
        <>
          {after === undefined &&
            (count === 0 ? (
              <StatusView kind="done" title={t('overdue.emptyTitle')}>
                {t('overdue.emptyText')}
              </StatusView>
            ) : (
              <Text strong role="status" paddingInline="4" paddingBlock="3">
                {t('overdue.sum', { count, sum: formatMoney(sum, locale) })}
              </Text>
            ))}
          {instalments.map((one) => (
            <OverdueRow key={`${one.ref_number} ${one.part}`} instalment={one} />
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
