import { writeBusTrip, type BusTrip } from '@aylal/contracts/bus';
import { busRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { LinkButton, StatusView } from '@aylal/ui';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** The bus is on sale, and the address names no seat of it. */
export function NoSeats({ trip, departure }: { trip: BusTrip; departure: string }) {
  const t = useBusMessages();
  return (
    <StatusView
      kind="none-found"
      headingAs="h1"
      title={t('booking.noSeat')}
      action={
        <LinkButton asChild>
          <RouteLink to={busRoutes.seats.to({ trip: writeBusTrip(trip), departure })}>{t('booking.back')}</RouteLink>
        </LinkButton>
      }
    >
      {t('seats.none')}
    </StatusView>
  );
}
