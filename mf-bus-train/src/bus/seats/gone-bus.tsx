import { writeBusTrip, type BusTrip } from '@aylal/contracts/bus';
import { busRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { LinkButton, StatusView } from '@aylal/ui';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** The bus has left, or is no longer on sale. */
export function GoneBus({ trip }: { trip: BusTrip }) {
  const t = useBusMessages();
  return (
    <StatusView
      kind="none-found"
      headingAs="h1"
      title={t('seats.goneTitle')}
      phone
      action={
        <LinkButton asChild>
          <RouteLink to={busRoutes.schedule.to({ trip: writeBusTrip(trip) })}>{t('seats.back')}</RouteLink>
        </LinkButton>
      }
    >
      {t('seats.goneText')}
    </StatusView>
  );
}
