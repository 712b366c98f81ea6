import type { BusDeparture, BusStop } from '@aylal/contracts/bus';

export const dragon: BusStop = { id: '101', name: 'Драгон төв', town: 'Улаанбаатар' };
export const bayanzurkh: BusStop = { id: '102', name: 'Баянзүрх төв', town: 'Улаанбаатар' };
export const kharkhorin: BusStop = { id: '207', name: 'Хархорин', town: 'Хархорин' };
export const darkhan: BusStop = { id: '201', name: 'Дархан', town: 'Дархан' };
export const khovd: BusStop = { id: '211', name: 'Ховд', town: 'Ховд' };

/** A bus of 45 places from the capital to Darkhan; `taken` are the seats that are sold. */
export function buildDeparture({
  taken = [1, 2],
  ...over
}: Partial<BusDeparture> & { taken?: number[] } = {}): BusDeparture {
  return {
    id: 'W1A-1430-20261205-101-201',
    stop: dragon,
    end: darkhan,
    departure_time: '2026-12-05T14:30:00+08:00',
    arrival_time: '2026-12-05T18:15:00+08:00',
    bus_type: 'Yutong ZK6122',
    seat_plan: 45,
    plate: '',
    distance: 219,
    price: 28_000,
    child_price: 14_000,
    seats: Array.from({ length: 45 }, (_, index) => ({ seat: index + 1, is_free: !taken.includes(index + 1) })),
    ...over,
  };
}
