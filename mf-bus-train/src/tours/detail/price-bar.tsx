import type { Trip, TripDeparture } from '@aylal/contracts/trips';
import { tripRoutes } from '@aylal/routes';
import { RouteLink, usePrice } from '@aylal/shell';
import { ActionBar, Box, LinkButton, PriceTag, Text } from '@aylal/ui';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** The foot of a phone screen: what the chosen date costs each, and the way to book it. It is beside the whole page, for it sticks no further than what holds it. */
export function PriceBar({ trip, departure }: { trip: Trip; departure: TripDeparture }) {
  const t = useBusMessages();
  const { charged } = usePrice();
  return (
    <ActionBar marginInline={{ base: '-4', md: '-6' }} marginTop="4" role="region" aria-label={t('trip.prices')}>
      <Box flex="1" minWidth="0">
        <PriceTag {...charged(departure.price)} />
        <Text kind="caption" tone="muted">
          {t('trips.perPerson')}
        </Text>
      </Box>
      {departure.free > 0 ? (
        <LinkButton asChild>
          <RouteLink to={tripRoutes.booking.to({ slug: trip.slug }, { date: departure.date })}>
            {t('trip.bookShort')}
          </RouteLink>
        </LinkButton>
      ) : (
        <Text tone="danger">{t('trips.full')}</Text>
      )}
    </ActionBar>
  );
}
