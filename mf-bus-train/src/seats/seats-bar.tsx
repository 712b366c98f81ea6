import { writeBusTrip, type BusTrip } from '@aylal/contracts';
import { busRoutes } from '@aylal/routes';
import { RouteLink, usePrice } from '@aylal/shell';
import { ActionBar, Box, LinkButton, PriceTag } from '@aylal/ui';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import type { SeatChoice } from './seat-map.tsx';

type SeatsBarProps = Omit<SeatChoice, 'onToggle'> & { trip: BusTrip };

/** The foot of a phone screen once a seat is chosen: what they come to, and the way on, which stands in its card below the whole bus. */
export function SeatsBar({ trip, departure, chosen }: SeatsBarProps) {
  const t = useBusMessages();
  const { charged } = usePrice();
  if (chosen.length === 0) return null;
  return (
    <ActionBar marginInline={{ base: '-4', md: '-6' }} marginTop="4" role="region" aria-label={t('seats.total')}>
      <Box flex="1" minWidth="0">
        <PriceTag {...charged(departure.price * chosen.length)} />
      </Box>
      <LinkButton asChild>
        <RouteLink
          to={busRoutes.booking.to({ trip: writeBusTrip(trip), departure: departure.id }, { seats: chosen.join() })}
        >
          {t('seats.continue')}
        </RouteLink>
      </LinkButton>
    </ActionBar>
  );
}
