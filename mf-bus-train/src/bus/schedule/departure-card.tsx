import type { BusDeparture } from '@aylal/contracts/bus';
import { DisplayPriceTag } from '@aylal/parts';
import { busRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Box, Card, Flex, Grid, LinkButton, Text } from '@aylal/ui';
import { BusTimes, clockOf } from '../../ui/bus-times.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

const few = 5;

/** One bus: when, how long, what kind of bus, how many seats, for how much. A full one stays in the list, inert. */
export function DepartureCard({ departure, trip }: { departure: BusDeparture; trip: string }) {
  const t = useBusMessages();
  const free = departure.seats.filter(({ is_free }) => is_free).length;
  return (
    <Card as="li" padded>
      <Grid gap="4" alignItems="center" templateColumns={{ base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 220px' }}>
        <Box minWidth="0">
          <BusTimes departure={departure} />
          <Text kind="small" tone="muted" marginTop="2">
            {`${departure.bus_type} · ${t('words.places', { count: departure.seat_plan })} · ${t('schedule.child')} `}
            <DisplayPriceTag price={departure.child_price} size="row" />
          </Text>
        </Box>
        <Flex align="center" justify="space-between" gap="3" direction={{ lg: 'column' }} alignItems={{ lg: 'end' }}>
          <Box textAlign={{ lg: 'end' }}>
            <DisplayPriceTag price={departure.price} />
            <Text kind="small" tone={free === 0 ? 'danger' : free <= few ? 'warning' : 'muted'}>
              {free === 0 ? t('schedule.full') : t('schedule.free', { count: free })}
            </Text>
          </Box>
          {free > 0 && (
            <LinkButton asChild>
              <RouteLink
                to={busRoutes.seats.to({ trip, departure: departure.id })}
                aria-label={t('schedule.chooseAt', { time: clockOf(departure.departure_time) })}
              >
                {t('schedule.choose')}
              </RouteLink>
            </LinkButton>
          )}
        </Flex>
      </Grid>
    </Card>
  );
}
