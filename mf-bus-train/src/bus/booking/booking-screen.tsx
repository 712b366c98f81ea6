import { writeBusTrip, type BusTrip } from '@aylal/contracts/bus';
import { busRoutes } from '@aylal/routes';
import { useLocale, useParams, useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { PageContainer } from '@aylal/ui';
import { getBusScheduleQuery } from '../../api/bus-queries.ts';
import { readTrip } from '../../domain/read-trip.ts';
import { loadSchedule } from '../schedule/schedule-loader.ts';
import { GoneBus } from '../seats/gone-bus.tsx';
import { NoSeats } from '../seats/no-seats.tsx';
import { ScheduleView } from '../../ui/schedule-states.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { BookingForm } from './booking-form.tsx';
import { UnpaidBusGate } from './unpaid-bus-gate.tsx';

/** Who sits on the seats that were chosen. */
function BookingScreen() {
  const { trip = '', departure = '' } = useParams();
  const read = readTrip(trip, useServices().now());
  // The loader has sent every other address to the form.
  return read && <Booking key={departure} trip={read.trip} id={departure} />;
}

function Booking({ trip, id }: { trip: BusTrip; id: string }) {
  const t = useBusMessages();
  const { api } = useServices();
  const [search] = useSearchParams();
  const schedule = useQuery(getBusScheduleQuery(api, writeBusTrip(trip), useLocale()));
  const seats = busRoutes.booking.readSearch(search)?.seats?.split(',').length ?? 0;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <ScheduleView query={schedule} trip={trip} text={t('booking.loading')} size="page">
        {(buses) => {
          const departure = buses.find((one) => one.id === id);
          if (!departure) return <GoneBus trip={trip} />;
          if (seats === 0) return <NoSeats trip={trip} departure={departure.id} />;
          return (
            <UnpaidBusGate departure={departure.id}>
              <BookingForm trip={trip} departure={departure} seats={seats} />
            </UnpaidBusGate>
          );
        }}
      </ScheduleView>
    </PageContainer>
  );
}

export const screen: Screen = {
  Component: BookingScreen,
  title: 'booking.title',
  load: loadSchedule,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-booking.ts'),
};
