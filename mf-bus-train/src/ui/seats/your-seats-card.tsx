import { writeBusTrip, type BusTrip } from '@aylal/contracts/bus';
import { DisplayPriceTag } from '@aylal/parts';
import { busRoutes } from '@aylal/routes';
import { RouteLink, useSharedMessages } from '@aylal/shell';
import { Box, Card, chakra, Flex, Heading, IconButton, LinkButton, Text } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { IconX } from '@aylal/ui/icons';
import { useBusMessages } from '../use-bus-messages.ts';
import type { SeatChoice } from './seat-map.tsx';

/** The chosen seats with their prices, and the way on to who sits there. */
export function YourSeatsCard({ trip, departure, chosen, onToggle }: SeatChoice & { trip: BusTrip }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  return (
    <Card padded aria-labelledby="your-seats">
      <Heading id="your-seats" size="h3">
        {t('seats.yours')}
      </Heading>
      {chosen.length === 0 ? (
        <Text tone="muted" marginTop="2">
          {t('seats.none')}
        </Text>
      ) : (
        <>
          <chakra.ul listStyleType="none" marginTop="2">
            {chosen.map((seat) => (
              <Flex
                key={seat}
                as="li"
                align="center"
                gap="3"
                minHeight="52px"
                borderBottomWidth="1px"
                borderColor="border.muted"
              >
                <PlaceNumber>{seat}</PlaceNumber>
                <Text flex="1">{t('seats.adult')}</Text>
                <DisplayPriceTag price={departure.price} size="row" />
                <WithScripts>
                  <IconButton label={t('seats.giveBack', { seat })} onClick={() => onToggle(seat)}>
                    <IconX />
                  </IconButton>
                </WithScripts>
              </Flex>
            ))}
          </chakra.ul>
          <Flex justify="space-between" align="baseline" gap="3" marginTop="3">
            <Text strong>{s('order.total')}</Text>
            <DisplayPriceTag price={departure.price * chosen.length} size="lg" align="end" />
          </Flex>
          <Box display={{ base: 'none', lg: 'grid' }} marginTop="3">
            <LinkButton asChild>
              <RouteLink
                to={busRoutes.booking.to(
                  { trip: writeBusTrip(trip), departure: departure.id },
                  { seats: chosen.join() },
                )}
              >
                {s('action.continue')}
              </RouteLink>
            </LinkButton>
          </Box>
        </>
      )}
    </Card>
  );
}

/** The number of a chosen place. */
export const PlaceNumber = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '36px',
    borderRadius: 'md',
    bg: 'accent.solid',
    color: 'accent.contrast',
    fontWeight: '600',
  },
});
