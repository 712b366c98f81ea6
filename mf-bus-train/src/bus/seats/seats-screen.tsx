import { writeBusTrip, type BusTrip } from '@aylal/contracts/bus';
import { useLocale, useParams, useQuery, useServices, type Screen } from '@aylal/shell';
import { PageContainer } from '@aylal/ui';
import { getBusScheduleQuery } from '../../api/bus-queries.ts';
import { readTrip } from '../../domain/read-trip.ts';
import { UnpaidBusGate } from '../booking/unpaid-bus-gate.tsx';
import { loadSchedule } from '../schedule/schedule-loader.ts';
import { ScheduleView } from '../../ui/schedule-states.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { GoneBus } from './gone-bus.tsx';
import { SeatChoiceView } from './seat-choice-view.tsx';

/** The seats of one bus. */
function SeatsScreen() {
  const { trip = '', departure = '' } = useParams();
  const read = readTrip(trip, useServices().now());
  // The loader has sent every other address to the form.
  return read && <Seats key={departure} trip={read.trip} id={departure} />;
}

function Seats({ trip, id }: { trip: BusTrip; id: string }) {
  const t = useBusMessages();
  const { api } = useServices();
  const locale = useLocale();
  const schedule = useQuery(getBusScheduleQuery(api, writeBusTrip(trip), locale));
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <ScheduleView query={schedule} trip={trip} text={t('schedule.loading')} size="page">
        {(buses) => {
          const departure = buses.find((one) => one.id === id);
          return departure ? (
            <UnpaidBusGate departure={departure.id}>
              <SeatChoiceView trip={trip} departure={departure} />
            </UnpaidBusGate>
          ) : (
            <GoneBus trip={trip} />
          );
        }}
      </ScheduleView>
    </PageContainer>
  );
}

export const screen: Screen = { Component: SeatsScreen, title: 'seats.title', load: loadSchedule };
