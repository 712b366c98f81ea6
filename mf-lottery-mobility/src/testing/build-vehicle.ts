import type { MobilityVehicle } from '@aylal/contracts/mobility';

/** When the stubs' server answers. */
export const serverTime = '2026-09-01T08:00:00.000Z';

/** A locked scooter in order that spoke a moment ago, by default. */
export function buildVehicle(over: Partial<MobilityVehicle> = {}): MobilityVehicle {
  return {
    id: 'UB0001',
    vehicle_type: 2,
    ref_number: 'MOB-0001',
    qr_code: 'AYL-RIDE-0001-4F2A9C',
    plate_no: '1037 УБА',
    lock_id: '9A0C44D1E2B3',
    battery: 76,
    status: 0,
    lock_state: 0,
    msg_time_ts: Date.parse(serverTime) / 1000 - 20,
    lat: 47.9188,
    lon: 106.9176,
    distance: null,
    ...over,
  };
}
