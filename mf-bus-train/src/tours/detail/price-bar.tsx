import type { Trip, TripDeparture } from '@aylal/contracts/trips';
import { priceTrip } from '@aylal/domain/trips';
import { tripRoutes } from '@aylal/routes';
import { RouteLink, usePrice } from '@aylal/shell';
import { ActionBar, Box, LinkButton, PriceTag, Text } from '@aylal/ui';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { Group } from './group.ts';

/** The foot of a phone screen: what the chosen date costs the group, and the way to book it. It is beside the whole page, for it sticks no further than what holds it. */
export function PriceBar({ trip, departure, group }: { trip: Trip; departure: TripDeparture; group: Group }) {
  const t = useBusMessages();
  const { charged } = usePrice();
  const people = group.adults + group.children;
  return (
    <ActionBar marginInline={{ base: '-4', md: '-6' }} marginTop="4" role="region" aria-label={t('trip.prices')}>
      <Box flex="1" minWidth="0">
        <PriceTag {...charged(priceTrip(departure, { ...group, singles: 0 }).total)} />
        <Text kind="caption" tone="muted">
          {t('trip.forPeople', { count: people })}
        </Text>
      </Box>
      {departure.free > 0 ? (
        <LinkButton asChild>
          <RouteLink to={tripRoutes.booking.to({ slug: trip.slug }, { date: departure.date, people: String(people) })}>
            {t('trip.bookShort')}
          </RouteLink>
        </LinkButton>
      ) : (
        <Text tone="danger">{t('trips.full')}</Text>
      )}
    </ActionBar>
  );
}
