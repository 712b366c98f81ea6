import { useState } from 'react';
import { useLocale, useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Card, Chip, Flex, Heading, ScrollRow, Skeleton, Text } from '@aylal/ui';
import { homeDate } from '@aylal/domain/calendar';
import { listNearbyDatesQuery } from '../../api/list-nearby-dates-query.ts';
import { dativeForm } from '../../domain/dative-form.ts';
import { useFlightsMessages } from '../use-flights-messages.ts';
import { cheapDaysSearch, daysOf, popularPlaces, type PopularPlace } from './cheap-days-search.ts';
import { CheapDaysFrame } from './cheap-days-frame.tsx';
import { PriceCalendarChart } from './price-calendar-chart.tsx';

/** The cheapest days to a few places (NEED-29), each day a way to its flights. When the prices do not come, one quiet line. */
export function CheapDays() {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { api, now } = useServices();
  const [place, setPlace] = useState<PopularPlace>(popularPlaces[0]);
  const search = cheapDaysSearch(place, homeDate(now()));
  const nearby = useQuery(listNearbyDatesQuery(api, search));
  return (
    <Card padded aria-labelledby="flights-cheap-days">
      <Heading as="h2" id="flights-cheap-days">
        {t('board.title', { place: dativeForm(t(`board.${place}`), locale) })}
      </Heading>
      <ScrollRow role="group" aria-label={t('board.where')} marginBlock="3">
        {popularPlaces.map((code) => (
          <Chip key={code} pressed={code === place} onClick={() => setPlace(code)}>
            {t(`board.${code}`)}
          </Chip>
        ))}
      </ScrollRow>
      {nearby.isPending ? (
        <CheapDaysFrame
          figures={<Skeleton height="54px" width="220px" />}
          ridge={<Skeleton height={{ base: '176px', lg: '214px' }} borderRadius="md" />}
        />
      ) : nearby.isError ? (
        <Flex gap="3" align="center" wrap="wrap">
          <Text kind="small" tone="muted">
            {t('board.failed')}
          </Text>
          <Button variant="outline" size="sm" onClick={() => void nearby.refetch()}>
            {s('action.retry')}
          </Button>
        </Flex>
      ) : (
        <PriceCalendarChart
          key={place}
          place={t(`board.${place}`)}
          search={search}
          days={daysOf(search, nearby.data.result)}
        />
      )}
    </Card>
  );
}
