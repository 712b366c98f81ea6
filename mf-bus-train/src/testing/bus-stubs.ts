import { getPassenger, listPassengers } from '@aylal/contracts/account';
import {
  getBusSchedule,
  listBusEnds,
  listBusStops,
  listNextBuses,
  type BusDeparture,
  type BusStop,
  type NextDeparture,
} from '@aylal/contracts/bus';
import { localDate } from '@aylal/domain/calendar';
import { maskPassenger } from '@aylal/domain/people';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';
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

/** A bus to Darkhan this afternoon. */
export const nextBus: NextDeparture = {
  id: 'b-1',
  from: dragon.id,
  to: darkhan.id,
  from_name: 'Драгон төв',
  to_name: 'Дархан',
  departure_time: '2026-11-21T14:30:00+08:00',
  arrival_time: '2026-11-21T18:10:00+08:00',
  vehicle: 'Yutong ZK6122',
  price: 28_000,
  free: 12,
};

export function nextBusesStub(buses: NextDeparture[] = [nextBus]): Stub {
  return stubOperation(listNextBuses, ok(buses));
}

const sarnai = {
  id: 'p-1',
  last_name: 'Bat',
  first_name: 'Sarnai',
  gender: 'F' as const,
  birthday: localDate('1990-01-01'),
  register_number: 'UB90010112',
  register_letters: 'УБ',
  nationality: 'MN',
};

/** One saved passenger, in the list and read whole. */
export function passengersStubs(): Stub[] {
  return [stubOperation(listPassengers, ok([maskPassenger(sarnai)])), stubOperation(getPassenger, ok(sarnai))];
}
