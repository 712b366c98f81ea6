import {
  busRoutes,
  localTapaRoute,
  trainBookingRoutes,
  trainPlacesRoutes,
  trainRoutes,
  transportRoutes,
  tripRoutes,
} from '@aylal/routes';
import type { StandaloneScenario, Stub } from '@aylal/testing/scenarios';
import { buildDeparture, khovd } from './build-departure.ts';
import { endsStub, nextBusesStub, passengersStubs, scheduleStub, stopsStub } from './bus-stubs.ts';
import { slotScenarios } from './slot-scenarios.ts';
import { placesStub } from './place-stubs.ts';
import { nextTrainsStub, stationsStub, trainsStub, voyageStub } from './train-stubs.ts';
import { transportsStub, transportStub } from './transport-stubs.ts';
import { tripStub, tripsStub } from './trip-stubs.ts';

const voyage = '273-20261205-ULB-DAR';
const trip = '101-201-2026-12-05';
const at = (address: string, ...stubs: Stub[]): StandaloneScenario => ({
  at: address,
  stubs: [
    ...stubs,
    ...passengersStubs(),
    stopsStub(),
    endsStub(),
    scheduleStub(),
    nextBusesStub(),
    stationsStub(),
    nextTrainsStub(),
    trainsStub(),
    voyageStub(),
    tripsStub(),
    tripStub(),
    transportsStub(),
    transportStub(),
    placesStub(),
  ],
});

/** What the remote can be looked at with when it runs alone; waiting and failing come by themselves. */
export function scenarios() {
  return {
    search: at(busRoutes.search.to()),
    schedule: at(
      busRoutes.schedule.to({ trip }),
      scheduleStub([
        buildDeparture({
          id: 'A-1',
          departure_time: '2026-12-05T08:00:00+08:00',
          arrival_time: '2026-12-05T11:45:00+08:00',
        }),
        buildDeparture(),
        buildDeparture({ id: 'A-3', taken: Array.from({ length: 45 }, (_, index) => index + 1) }),
        buildDeparture({ id: 'A-4', end: khovd, arrival_time: '2026-12-06T13:30:00+07:00', price: 115_000 }),
      ]),
    ),
    'schedule, no bus': at(busRoutes.schedule.to({ trip }), scheduleStub([])),
    seats: at(busRoutes.seats.to({ trip, departure: buildDeparture().id }, { seats: '15,16' })),
    booking: at(busRoutes.booking.to({ trip, departure: buildDeparture().id }, { seats: '15,16' })),
    'seats, one lost': at(
      busRoutes.seats.to({ trip, departure: buildDeparture().id }, { seats: '15,16' }),
      scheduleStub([buildDeparture({ taken: [1, 2, 16] })]),
    ),
    'train search': at(trainRoutes.search.to()),
    trains: at(trainRoutes.search.to({}, { _from: 'ULB', _to: 'DAR', depart_date: '2026-12-05' })),
    'trains, none': at(
      trainRoutes.bare.to({}, { _from: 'ULB', _to: 'DAR', depart_date: '2026-12-05' }),
      trainsStub([]),
    ),
    'train places': at(trainPlacesRoutes.search.to({ voyage }, { wagon: '2', places: '5,6' })),
    'train booking': at(trainBookingRoutes.bare.to({ voyage }, { wagon: '2', places: '5,6' })),
    trips: at(tripRoutes.list.to()),
    'trips, none': at(tripRoutes.list.to({}, { text: 'q' }), tripsStub([])),
    trip: at(tripRoutes.detail.to({ slug: 'gobi-7-days' })),
    'trip booking': at(tripRoutes.booking.to({ slug: 'gobi-7-days' }, { date: '2027-05-01' })),
    transports: at(transportRoutes.list.to()),
    'transports, none': at(transportRoutes.list.to({}, { text: 'q' }), transportsStub([])),
    transport: at(transportRoutes.detail.to({ id: 'countryside-landcruiser' })),
    'transport booking': at(transportRoutes.booking.to({ id: 'countryside-landcruiser' })),
    'trains in the app': at(trainRoutes.bare.to({}, { _from: 'ULB', _to: 'DAR', depart_date: '2026-12-05' })),
    'train places in the app': at(trainPlacesRoutes.bare.to({ voyage }, { wagon: '2', places: '5,6' })),
    'train booking on the web': at(trainBookingRoutes.search.to({ voyage }, { wagon: '2', places: '5,6' })),
    'local places': at(localTapaRoute.to()),
    ...slotScenarios(),
  } satisfies Record<string, StandaloneScenario>;
}
