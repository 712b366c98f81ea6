import { Suspense } from 'react';
import type { TrainSearchQuery } from '@aylal/contracts/trains';
import type { LocalDate } from '@aylal/domain/calendar';
import { QueryView } from '@aylal/parts';
import { trainRoutes } from '@aylal/routes';
import { RouteLink, formatFullDay, useLocale, useQuery, useServices } from '@aylal/shell';
import { Heading, LinkButton, Stack, StatusView } from '@aylal/ui';
import { LiveRegion } from '@aylal/ui/primitives';
import { searchTrainsQuery } from '../../api/train-queries.ts';
import { WaitingSchedule } from '../../ui/schedule-states.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { TrainCard } from './train-card.tsx';

interface FoundTrainsProps {
  query: TrainSearchQuery;
  page: keyof typeof trainRoutes;
}

/** The trains of a search, under its form. */
export function FoundTrains({ query, page }: FoundTrainsProps) {
  const t = useBusMessages();
  const { api } = useServices();
  const locale = useLocale();
  const found = useQuery(searchTrainsQuery(api, query, locale));
  return (
    <QueryView
      query={found}
      waiting={<WaitingSchedule text={t('trains.searching')} />}
      failed={{ title: t('trains.failed') }}
      notFound={
        <StatusView kind="none-found" title={t('trains.noLineTitle')} phone>
          {t('trains.noLineText')}
        </StatusView>
      }
      empty={<NoTrain query={query} page={page} nearest={found.data?.nearest_date ?? null} />}
    >
      {(trains) => (
        <Stack gap="3">
          <Heading size="h2">{formatFullDay(query.depart_date, locale)}</Heading>
          <LiveRegion>{t('trains.count', { count: trains.length })}</LiveRegion>
          <Stack as="ul" gap="3" listStyleType="none">
            {trains.map((train) => (
              <Suspense key={train.id}>
                <TrainCard train={train} page={page} />
              </Suspense>
            ))}
          </Stack>
        </Stack>
      )}
    </QueryView>
  );
}

function NoTrain({ query, page, nearest }: FoundTrainsProps & { nearest: LocalDate | null }) {
  const t = useBusMessages();
  const locale = useLocale();
  return (
    <StatusView
      kind="none-found"
      title={t('trains.noneTitle')}
      phone
      action={
        nearest && (
          <LinkButton asChild>
            <RouteLink to={trainRoutes[page].to({}, { ...query, depart_date: nearest })}>
              {t('schedule.nearest', { day: formatFullDay(nearest, locale) })}
            </RouteLink>
          </LinkButton>
        )
      }
    >
      {t('trains.noneText')}
    </StatusView>
  );
}
