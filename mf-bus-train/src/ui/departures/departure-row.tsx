import { writeBusTrip } from '@aylal/contracts/bus';
import { dayOf, type LocalDate } from '@aylal/domain/calendar';
import { DisplayPriceTag } from '@aylal/parts';
import { busRoutes, trainRoutes } from '@aylal/routes';
import { formatDay, formatDuration, RouteLink, useLocale } from '@aylal/shell';
import { Box, chakra, Text } from '@aylal/ui';
import { IconBus, IconTrain } from '@aylal/ui/icons';
import { isNearlyFull, type Departing } from '../../domain/departing.ts';
import { rideMinutes } from '../../domain/ride-minutes.ts';
import { clockOf } from '../bus-times.tsx';
import { CardLink } from '../card-link.tsx';
import { useBusMessages } from '../use-bus-messages.ts';

interface DepartureRowProps {
  departure: Departing;
  /** The day of the first row; another one is named. */
  firstDay: LocalDate;
}

/** When it leaves, by what, where to, how many places are left and from what price; it leads to the day of its line. */
export function DepartureRow({ departure, firstDay }: DepartureRowProps) {
  const t = useBusMessages();
  const locale = useLocale();
  const { kind, from_name, to_name, departure_time, arrival_time, vehicle, price, free } = departure;
  const day = dayOf(departure_time);
  const Icon = kind === 'bus' ? IconBus : IconTrain;
  const by = kind === 'bus' ? from_name : t('trains.number', { number: vehicle });
  return (
    <Row>
      <Box>
        <Time>{clockOf(departure_time)}</Time>
        {day !== firstDay && (
          <Text kind="caption" tone="muted">
            {formatDay(day, locale)}
          </Text>
        )}
      </Box>
      <Icon size={20} />
      <Box minWidth="0">
        <Text as="h3" strong>
          <CardLink asChild>
            <RouteLink to={wayTo(departure)}>{to_name}</RouteLink>
          </CardLink>
        </Text>
        <Text kind="small" tone="muted">
          {formatDuration(rideMinutes(departure_time, arrival_time), locale)} · {by}
        </Text>
      </Box>
      <Box textAlign="end">
        <DisplayPriceTag price={price} align="end" />
        <Text kind="caption" tone={isNearlyFull(departure) ? 'danger' : 'muted'}>
          {t('departures.free', { count: free })}
        </Text>
      </Box>
    </Row>
  );
}

function wayTo({ kind, from, to, departure_time }: Departing): string {
  const date = dayOf(departure_time);
  return kind === 'bus'
    ? busRoutes.schedule.to({ trip: writeBusTrip({ stop: from, end: to, date }) })
    : trainRoutes.search.to({}, { _from: from, _to: to, depart_date: date });
}

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '56px 20px minmax(0,1fr) auto', md: '72px 24px minmax(0,1fr) auto' },
    alignItems: 'center',
    gap: { base: '2.5', md: '4' },
    minHeight: '64px',
    paddingBlock: '2.5',
    paddingInline: { base: '3', md: '5' },
    '& + &': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& > svg': { color: 'fg.muted' },
    _hover: { bg: 'bg.subtle' },
  },
});

const Time = chakra('span', {
  base: { whiteSpace: 'nowrap', fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: '600' },
});
