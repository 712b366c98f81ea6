import type { NextDeparture } from '@aylal/contracts/bus';
import {
  getTrainVoyage,
  listNextTrains,
  listTrainStations,
  searchTrains,
  type Train,
  type TrainVoyage,
} from '@aylal/contracts/trains';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';

/** A night train to Erdenet, taken to Darkhan. */
export function buildTrain(over: Partial<Train> = {}): Train {
  return {
    id: '273-20261205-ULB-DAR',
    is_domestic: true,
    train_no: '273',
    train_name: 'Улаанбаатар – Эрдэнэт',
    stations: [
      { stop_name: 'Улаанбаатар', arr_time: null, dep_time: '2026-12-05T20:25:00+08:00' },
      { stop_name: 'Дархан', arr_time: '2026-12-06T02:45:00+08:00', dep_time: '2026-12-06T03:00:00+08:00' },
      { stop_name: 'Эрдэнэт', arr_time: '2026-12-06T07:10:00+08:00', dep_time: null },
    ],
    from_name: 'Улаанбаатар',
    to_name: 'Дархан',
    dep_time: '2026-12-05T20:25:00+08:00',
    arr_time: '2026-12-06T02:45:00+08:00',
    distance: 283,
    wagons: [
      { class: 'public', price: 15_600, child_price: 7_800, free: 40 },
      { class: 'compartment', price: 30_600, child_price: 15_300, free: 0 },
    ],
    ...over,
  };
}

export function stationsStub(): Stub {
  return stubOperation(listTrainStations, {
    status_code: 200,
    message: '',
    result: [
      { id: 'ULB', name: 'Улаанбаатар' },
      { id: 'DAR', name: 'Дархан' },
    ],
  });
}

export function trainsStub(trains: Train[] = [buildTrain()]): Stub {
  return stubOperation(searchTrains, { status_code: 200, message: '', result: trains });
}

/** The same train with its wagons: one of seats, one of compartments with a few berths left, one that is full. */
export function buildVoyage(over: Partial<TrainVoyage> = {}): TrainVoyage {
  const { wagons: _wagons, ...train } = buildTrain();
  return {
    ...train,
    is_cancelled: false,
    wagons: [
      { number: 1, class: 'public', price: 15_600, child_price: 7_800, free_places: [1, 2, 3] },
      { number: 2, class: 'compartment', price: 30_600, child_price: 15_300, free_places: [5, 6, 7, 9] },
      { number: 3, class: 'open', price: 22_000, child_price: 11_000, free_places: [] },
    ],
    ...over,
  };
}

export function voyageStub(voyage: TrainVoyage = buildVoyage()): Stub {
  return stubOperation(getTrainVoyage, { status_code: 200, message: '', result: voyage });
}

/** The night train to the border, with few places left. */
export const nextTrain: NextDeparture = {
  id: 't-1',
  from: 'ULB',
  to: 'ZUU',
  from_name: 'Улаанбаатар',
  to_name: 'Замын-Үүд',
  departure_time: '2026-11-22T00:45:00+08:00',
  arrival_time: '2026-11-22T14:50:00+08:00',
  vehicle: '276',
  price: 62_400,
  free: 3,
};

export function nextTrainsStub(trains: NextDeparture[] = [nextTrain]): Stub {
  return stubOperation(listNextTrains, { status_code: 200, message: '', result: trains });
}
