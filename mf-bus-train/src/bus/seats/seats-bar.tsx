import { writeBusTrip, type BusTrip } from '@aylal/contracts/bus';
import { busRoutes } from '@aylal/routes';
import { RouteLink, useSharedMessages } from '@aylal/shell';
import { LinkButton } from '@aylal/ui';
import { ChoiceBar } from '../../ui/choice-bar.tsx';
import type { SeatChoice } from '../../ui/seats/seat-map.tsx';

type SeatsBarProps = Omit<SeatChoice, 'onToggle'> & { trip: BusTrip };

/** What the chosen seats come to, and the way on to their booking. */
export function SeatsBar({ trip, departure, chosen }: SeatsBarProps) {
  const s = useSharedMessages();
  if (chosen.length === 0) return null;
  const booking = busRoutes.booking.to({ trip: writeBusTrip(trip), departure: departure.id }, { seats: chosen.join() });
  return (
    <ChoiceBar price={departure.price * chosen.length}>
      <LinkButton asChild>
        <RouteLink to={booking}>{s('action.continue')}</RouteLink>
      </LinkButton>
    </ChoiceBar>
  );
}
