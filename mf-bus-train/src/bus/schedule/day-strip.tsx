import { writeBusTrip, type BusTrip } from '@aylal/contracts/bus';
import { addDays } from '@aylal/domain/calendar';
import { busRoutes } from '@aylal/routes';
import { formatDay, RouteLink, useLocale, useServices } from '@aylal/shell';
import { chakra, ScrollRow } from '@aylal/ui';
import { keptOther, type BothWays } from '../../domain/both-ways.ts';
import { saleDays } from '../../domain/read-trip.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

const around = [-2, -1, 0, 1, 2, 3, 4];

/** The days around a trip, as far as they are on sale; each leads to its own schedule. */
export function DayStrip({ trip, ways }: { trip: BusTrip; ways: BothWays | null }) {
  const t = useBusMessages();
  const locale = useLocale();
  const { first, last } = saleDays(useServices().now());
  const days = around.map((shift) => addDays(trip.date, shift)).filter((day) => day >= first && day <= last);
  return (
    <ScrollRow as="nav" aria-label={t('schedule.days')}>
      {days.map((date) => (
        <Day key={date} asChild here={date === trip.date}>
          <RouteLink
            to={busRoutes.schedule.to({ trip: writeBusTrip({ ...trip, date }) }, keptOther(ways, date))}
            aria-current={date === trip.date ? 'date' : undefined}
          >
            {formatDay(date, locale)}
          </RouteLink>
        </Day>
      ))}
    </ScrollRow>
  );
}

const Day = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '4',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    bg: 'bg',
    color: 'fg',
    whiteSpace: 'nowrap',
    _hover: { borderColor: 'border.control' },
  },
  variants: {
    here: { true: { bg: 'accent.subtle', borderColor: 'accent.solid', fontWeight: '600' } },
  },
});
