import type { FlightSearchQuery } from '@aylal/contracts/flights';
import { daysBetween, type LocalDate } from '@aylal/domain/calendar';
import { usePriceText } from '@aylal/parts';
import { flightsRoutes } from '@aylal/routes';
import { formatDay, RouteLink, useLocale, useQuery, useSearchParams, useServices } from '@aylal/shell';
import { Button, chakra, Flex, LinkButton, Skeleton, StatusView } from '@aylal/ui';
import { listNearbyDatesQuery } from '../api/list-nearby-dates-query.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { AlertOffer } from './alert-offer.tsx';
import { changeDepartureDay } from './change-departure-day.ts';
import type { PlaceNames } from '../ui/use-place-names.ts';

/** How many days nearby are offered. */
const offered = 4;

export interface EmptyResultsProps {
  criteria: FlightSearchQuery;
  names: PlaceNames;
  /** Opens the form of the search. */
  change: () => void;
}

/** No flights on this day: the nearest days that have some, or the plain word that there are none between these places. */
export function EmptyResults({ criteria, names, change }: EmptyResultsProps) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const write = usePriceText();
  const { api } = useServices();
  const [search] = useSearchParams();
  const nearby = useQuery(listNearbyDatesQuery(api, criteria));
  if (nearby.isPending) return <Skeleton height="220px" borderRadius="lg" />;
  const distance = (date: LocalDate) => Math.abs(daysBetween(criteria.depart_date, date));
  const days = [...(nearby.data?.result ?? [])]
    .filter((day) => day.depart_date !== criteria.depart_date)
    .toSorted((a, b) => distance(a.depart_date) - distance(b.depart_date))
    .slice(0, offered);
  if (days.length === 0) {
    return (
      <StatusView
        kind="none-found"
        headingAs="h1"
        title={t('results.noRouteTitle')}
        phone
        action={<Button onClick={change}>{t('results.change')}</Button>}
      >
        {t('results.noRouteText')}
      </StatusView>
    );
  }
  const totals = days.map(({ total_fare }) => total_fare);
  return (
    <>
      <StatusView
        kind="none-found"
        headingAs="h1"
        title={t('results.emptyTitle')}
        action={
          <Flex as="ul" listStyleType="none" wrap="wrap" gap="2" justify="center">
            {days.map((day) => (
              <li key={day.depart_date}>
                <LinkButton asChild variant="outline">
                  <RouteLink
                    to={`${flightsRoutes.results.pattern}?${changeDepartureDay(search, criteria, day.depart_date)}`}
                  >
                    {formatDay(day.depart_date, locale)}
                    <chakra.span color="fg.muted" fontWeight="400">
                      {write(day.adult_fare)}
                    </chakra.span>
                  </RouteLink>
                </LinkButton>
              </li>
            ))}
          </Flex>
        }
      >
        {t('results.emptyText')}
      </StatusView>
      <AlertOffer
        criteria={criteria}
        journey={`${names.from} – ${names.to}`}
        lowest={Math.min(...totals)}
        highest={Math.max(...totals)}
      />
    </>
  );
}
