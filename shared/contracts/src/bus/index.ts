export { busStopId, busStop, busSeat, busDeparture, type BusStop, type BusSeat, type BusDeparture } from './bus.ts';
export { type BusTrip, busTrip, writeBusTrip } from './bus-trip.ts';
export { listBusStops, listBusEnds, getBusSchedule } from './bus-operations.ts';
export { nextDeparture, type NextDeparture, listNextBuses } from './next-departures.ts';
export { busPassenger, type BusPassenger, busContact, bookBus } from './bus-booking.ts';
