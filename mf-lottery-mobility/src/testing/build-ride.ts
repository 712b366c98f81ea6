import type { ListedRide, Ride } from '@aylal/contracts/mobility';

/** A scooter ride of ten minutes that is over, by default. */
export function buildRide(over: Partial<Ride> = {}): Ride {
  return {
    id: 'RIDE-00000001',
    vehicle: 'UB0001',
    vehicle_type: 2,
    plate_no: '1037 УБА',
    started_at: '2026-09-01T08:00:00.000Z',
    ended_at: '2026-09-01T08:10:00.000Z',
    price: 2_200,
    held: 0,
    ...over,
  };
}

/** That ride among others, its receipt not asked for. */
export function buildListedRide(over: Partial<ListedRide> = {}): ListedRide {
  return { ...buildRide(), receipt: 'none', ...over };
}
