import type { Faults } from '../../platform/faults/faults.ts';
import { sha256 } from '../../platform/ids.ts';
import { stops } from './stops.ts';
import type { ReportedVehicle, VehiclePort } from './vehicle-port.ts';

const VEHICLES = 240;
/** A vehicle stands, then rides to another stop; one such turn, in seconds. */
const TURN = 30 * 60;
const RIDE = 8 * 60;
/** A charge lasts so long, in seconds. */
const CHARGE = 9 * 3600;
/** Most are in order; the rest carries every status there is, and one that nobody knows. */
const STATUSES = [0, 0, 0, 0, 0, 0, -1, 0, 1, 0, 0, -6, 0, -7, 0, -8, 0, -9, 0, -10, 0, -11, 0, -12, 0, 7];

/**
 * Vehicles that live in Ulaanbaatar: which stop they stand at, where on the way they are and what they have left follows from the time alone, so that two
 * servers tell the same. A few have sent nothing for hours, and a few locks tell nothing. In the sandbox `vehicles` can be made to fail, or to send a record that nobody can read, and `vehicle-lock` not to answer.
 */
export function createSandboxFleet(faults: Pick<Faults, 'take'>): VehiclePort {
  const answer = () =>
    faults.take('vehicle-lock') ? Promise.reject(new Error('the lock did not answer')) : Promise.resolve();
  return {
    unlock: answer,
    lock: answer,
    fleet: (now) => {
      const fault = faults.take('vehicles');
      if (fault?.kind === 'fail') return Promise.reject(new Error('no telemetry'));
      const vehicles: unknown[] = Array.from({ length: VEHICLES }, (_, index) =>
        vehicleAt(index, Math.floor(now / 1000)),
      );
      return Promise.resolve(
        fault?.kind === 'malformed' ? [...vehicles.slice(1), { id: 7, battery: 'full' }] : vehicles,
      );
    },
  };
}

function vehicleAt(index: number, now: number): ReportedVehicle {
  const silent = index % 19 === 7;
  // Who rides speaks every 15 seconds, who stands every two minutes; the silent ones stopped hours ago.
  const spoken = silent ? now - (now % 86_400) - 3 * 3600 : now - ((now + index) % (ridesAt(index, now) ? 15 : 120));
  const rides = !silent && ridesAt(index, spoken);
  const number = String(index + 1).padStart(4, '0');
  return {
    id: `UB${number}`,
    vehicle_type: index % 12 === 11 ? 3 : index % 3,
    ref_number: `MOB-${number}`,
    qr_code: `AYL-RIDE-${number}-${sha256(`qr ${index}`).slice(0, 6).toUpperCase()}`,
    plate_no: `${String(1000 + index * 37).slice(-4)} УБ${'АБВГД'[index % 5]}`,
    lock_id: sha256(`lock ${index}`).slice(0, 12).toUpperCase(),
    battery: 100 - Math.floor((((spoken + index * 977) % CHARGE) / CHARGE) * 97),
    status: STATUSES[index % STATUSES.length] ?? 0,
    lock_state: index % 29 === 3 ? null : rides ? 1 : 0,
    msg_time_ts: spoken,
    ...placeAt(index, spoken),
  };
}

function ridesAt(index: number, second: number): boolean {
  return (second + index * 71) % TURN < RIDE;
}

/** On its way at the start of each turn, at the stop it has come to for the rest. */
function placeAt(index: number, second: number): { lat: number; lon: number } {
  const turn = Math.floor((second + index * 71) / TURN);
  const gone = Math.min(1, ((second + index * 71) % TURN) / RIDE);
  const [from, to] = [stopOf(index, turn), stopOf(index, turn + 1)];
  const between = (a: number, b: number, side: number) =>
    Number((a + (b - a) * gone + ((index * side) % 13) * 0.0001).toFixed(6));
  return { lat: between(from.lat, to.lat, 3), lon: between(from.lon, to.lon, 7) };
}

function stopOf(index: number, turn: number) {
  const at = Number.parseInt(sha256(`${index} ${turn}`).slice(0, 6), 16) % stops.length;
  return stops[at] ?? stops[0];
}
