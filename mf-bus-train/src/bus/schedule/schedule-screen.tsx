import { writeBusTrip, type BusDeparture, type BusTrip } from '@aylal/contracts/bus';
import type { LocalDate } from '@aylal/domain/calendar';
import { busRoutes } from '@aylal/routes';
import {
  formatFullDay,
  RouteLink,
  useLocale,
  useParams,
  useQuery,
  useSearchParams,
  useServices,
  type Screen,
} from '@aylal/shell';
import { Heading, LinkButton, PageContainer, Stack, StatusView, Text, TextLink } from '@aylal/ui';
import { LiveRegion } from '@aylal/ui/primitives';
import { getBusScheduleQuery } from '../../api/bus-queries.ts';
import { keptOther, readBothWays, turned, wayOut, type BothWays } from '../../domain/both-ways.ts';
import { readTrip, wayBack } from '../../domain/read-trip.ts';
import { ScheduleView, searchFor } from '../../ui/schedule-states.tsx';
import { WaySwitch } from '../../ui/way-switch.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { BoardingNote } from './boarding-note.tsx';
import { DayStrip } from './day-strip.tsx';
import { DepartureCard } from './departure-card.tsx';
import { loadSchedule } from './schedule-loader.ts';
import { useTripNames } from './use-trip-names.ts';

/** The buses of a day between two towns. */
function ScheduleScreen() {
  const { trip = '' } = useParams();
  const [search] = useSearchParams();
  const { now } = useServices();
  const read = readTrip(trip, now());
  // The loader has sent every other address to the form.
  return read && <Schedule trip={read.trip} ways={readBothWays(search, read.trip.date, now())} />;
}

function Schedule({ trip, ways }: { trip: BusTrip; ways: BothWays | null }) {
  const t = useBusMessages();
  const { api } = useServices();
  const locale = useLocale();
  const schedule = useQuery(getBusScheduleQuery(api, writeBusTrip(trip), locale));
  const names = useTripNames(trip);
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Heading as="h1" size="h1">
        {names ?? t('schedule.title')}
      </Heading>
      <Text tone="muted" marginTop="1">
        {formatFullDay(trip.date, locale)}
        {' · '}
        <TextLink asChild>
          <RouteLink to={searchFor(wayOut(trip, ways))}>{t('search.edit')}</RouteLink>
        </TextLink>
        {!ways && (
          <>
            {' · '}
            <TextLink asChild>
              <RouteLink to={busRoutes.schedule.to({ trip: writeBusTrip(wayBack(trip)) })}>
                {t('schedule.back')}
              </RouteLink>
            </TextLink>
          </>
        )}
      </Text>
      <Stack gap="4" marginTop="4">
        {ways && (
          <WaySwitch
            ways={ways}
            date={trip.date}
            here={busRoutes.schedule.to({ trip: writeBusTrip(trip) }, keptOther(ways, trip.date))}
            there={busRoutes.schedule.to(
              { trip: writeBusTrip(wayBack({ ...trip, date: ways.other })) },
              turned(ways, trip.date),
            )}
          />
        )}
        <DayStrip trip={trip} ways={ways} />
        <ScheduleView query={schedule} trip={trip} text={t('schedule.loading')}>
          {(departures, { nearest_date }) => (
            <Departures trip={trip} departures={departures} nearest={nearest_date ?? null} />
          )}
        </ScheduleView>
      </Stack>
    </PageContainer>
  );
}

interface DeparturesProps {
  trip: BusTrip;
  departures: readonly BusDeparture[];
  /** The nearest day that has a bus, where this one has none. */
  nearest: LocalDate | null;
}

function Departures({ trip, departures, nearest }: DeparturesProps) {
  const t = useBusMessages();
  if (departures.length === 0) return <NoBus trip={trip} nearest={nearest} />;
  return (
    <>
      <LiveRegion>{t('schedule.count', { count: departures.length })}</LiveRegion>
      <BoardingNote trip={trip} departures={departures} />
      <Stack as="ul" gap="3" listStyleType="none">
        {departures.map((departure) => (
          <DepartureCard key={departure.id} departure={departure} trip={writeBusTrip(trip)} />
        ))}
      </Stack>
    </>
  );
}

function NoBus({ trip, nearest }: Omit<DeparturesProps, 'departures'>) {
  const t = useBusMessages();
  const locale = useLocale();
  return (
    <StatusView
      kind="none-found"
      title={t('schedule.noneTitle')}
      action={
        <LinkButton asChild>
          <RouteLink
            to={
              nearest ? busRoutes.schedule.to({ trip: writeBusTrip({ ...trip, date: nearest }) }) : searchFor({ trip })
            }
          >
            {nearest ? t('schedule.nearest', { day: formatFullDay(nearest, locale) }) : t('schedule.searchAnew')}
          </RouteLink>
        </LinkButton>
      }
    >
      {t('schedule.noneText')}
    </StatusView>
  );
}

export const screen: Screen = { Component: ScheduleScreen, title: 'schedule.title', load: loadSchedule };
