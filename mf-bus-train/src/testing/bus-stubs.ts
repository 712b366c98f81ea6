import { getBusSchedule, listBusEnds, listBusStops, type BusDeparture, type BusStop } from '@aylal/contracts';
import { stubOperation, type Stub } from '@aylal/testing/memory';
import { buildDeparture, darkhan, dragon, khovd } from './build-departure.ts';

const ok = <R>(result: R) => ({ status_code: 200 as const, message: '', result });

export function stopsStub(stops: BusStop[] = [dragon, darkhan, khovd]): Stub {
  return stubOperation(listBusStops, ok(stops));
}

export function endsStub(ends: BusStop[] = [darkhan, khovd]): Stub {
  return stubOperation(listBusEnds, ok(ends));
}

export function scheduleStub(departures: BusDeparture[] = [buildDeparture()]): Stub {
  return stubOperation(getBusSchedule, ok(departures));
}
