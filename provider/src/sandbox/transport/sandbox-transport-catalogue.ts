import type { Names } from '../../platform/names.ts';
import { addDays, type LocalDate } from '@aylal/domain/calendar';
import { inLanguages } from '@aylal/domain/language';
import { sha256 } from '../../platform/ids.ts';
import { placeLabels } from '../trip/sandbox-places.ts';
import { sandboxTransports, type SandboxTransport } from './sandbox-transport-list.ts';
import { sandboxVehicles, vehicleLabels } from './sandbox-vehicles.ts';
import { leadLabels, titleLabels, transportTermLabels } from './sandbox-labels.ts';

const AHEAD_DAYS = 240;
/** Of 65,536: how often others have a car that there is one of. */
const OFTEN = 5_000;

export function sandboxTransportId({ way, vehicle }: SandboxTransport): string {
  return `${way}-${vehicle}`;
}

/** Everything on offer on a day, as the operator's API writes it. */
export function sandboxTransportCatalogue(today: LocalDate): readonly object[] {
  return sandboxTransports.map((one) => {
    const [vehicle_class, seats, luggage] = sandboxVehicles[one.vehicle];
    const isTransfer = one.kind === 'transfer';
    return {
      id: sandboxTransportId(one),
      kind: one.kind,
      vehicle_class,
      vehicle: vehicleLabels(one.vehicle),
      landscape: one.landscape,
      title: joined(titleLabels(one.way), vehicleLabels(one.vehicle)),
      lead: leadLabels(one.way),
      places: one.places.split(' ').map(placeLabels),
      price: one.price,
      seats,
      luggage,
      languages: one.vehicle === 'prius' ? ['mn', 'ru'] : ['mn', 'en'],
      included: one.included.split(' ').map(transportTermLabels),
      excluded: one.excluded.split(' ').map(transportTermLabels),
      free_waiting_minutes: isTransfer ? 60 : 30,
      waiting_price: isTransfer ? 20_000 : 15_000,
      min_days: one.days[0],
      max_days: one.days[1],
      notice_hours: isTransfer ? 6 : 24,
      asks_flight: one.way === 'airport',
      terms: isTransfer
        ? [{ days_before: 1, percent: 50 }]
        : [
            { days_before: 7, percent: 20 },
            { days_before: 3, percent: 50 },
            { days_before: 1, percent: 100 },
          ],
      cars: one.cars,
      taken: one.cars > 1 ? [] : takenByOthers(one, today),
      last_day: addDays(today, AHEAD_DAYS),
    };
  });
}

function joined(title: Names, vehicle: Names): Names {
  return inLanguages((each) => `${title[each]} · ${vehicle[each]}`);
}

function takenByOthers(one: SandboxTransport, today: LocalDate): readonly LocalDate[] {
  return Array.from({ length: AHEAD_DAYS }, (_, index) => addDays(today, index)).filter(
    (day) => Number.parseInt(sha256(`${sandboxTransportId(one)} ${day}`).slice(0, 4), 16) < OFTEN,
  );
}
