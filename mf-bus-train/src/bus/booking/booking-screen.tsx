import { writeBusTrip, type BusTrip } from '@aylal/contracts';
import { busRoutes } from '@aylal/routes';
import { useLocale, useParams, useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { PageContainer } from '@aylal/ui';
import { getBusScheduleQuery } from '../../api/bus-queries.ts';
import { readTrip } from '../../domain/read-trip.ts';
import { loadSchedule } from '../schedule/schedule-loader.ts';
import { GoneBus } from '../seats/gone-bus.tsx';
import { NoSeats } from '../seats/no-seats.tsx';
import { FailedSchedule, WaitingSchedule } from '../../ui/schedule-states.tsx';
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
  const departure = schedule.data?.result.find((one) => one.id === id);
  const seats = busRoutes.booking.readSearch(search)?.seats?.split(',').length ?? 0;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      {schedule.isPending ? (
        <WaitingSchedule words={t('booking.loading')} />
      ) : schedule.isError ? (
        <FailedSchedule size="page" error={schedule.error} trip={trip} retry={() => void schedule.refetch()} />
      ) : departure && seats > 0 ? (
        <UnpaidBusGate departure={departure.id}>
          <BookingForm trip={trip} departure={departure} seats={seats} />
        </UnpaidBusGate>
      ) : departure ? (
        <NoSeats trip={trip} departure={departure.id} />
      ) : (
        <GoneBus trip={trip} />
      )}
    </PageContainer>
  );
}

export const screen: Screen = { Component: BookingScreen, title: 'booking.title', load: loadSchedule };
