import { daysMs } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { timeAt, type SandboxVoyage } from './sandbox-voyages.ts';
import { sandboxWagons } from './sandbox-wagons.ts';

const MINUTE_MS = 60_000;
const PLATFORM_KNOWN_MS = daysMs(2);

/** Trains as the railway's API writes them, with the places that are free now. The fault `train-cancelled` says of the next one that it does not go. */
export async function sandboxTrainRecords(
  { db, clock, faults }: Pick<Deps, 'db' | 'clock' | 'faults'>,
  voyages: readonly SandboxVoyage[],
): Promise<readonly object[]> {
  const now = clock.now();
  const runs = voyages.map(({ run }) => run);
  const rows =
    runs.length === 0
      ? []
      : await db
          .selectFrom('sandbox.train_places')
          .select(['run', 'wagon', 'place', 'leg'])
          .where('run', 'in', runs)
          .where((where) => where.or([where('ticket', 'is not', null), where('until', '>', now)]))
          .execute();
  return voyages.map((voyage) => {
    const ours = rows.filter(({ run, leg }) => run === voyage.run && voyage.legs.includes(leg));
    return {
      id: voyage.id,
      run: voyage.run,
      number: voyage.train.number,
      from: voyage.from,
      to: voyage.to,
      stops: stopsOf(voyage),
      km: voyage.km,
      platform: voyage.started - now <= PLATFORM_KNOWN_MS ? platformOf(voyage.run) : '',
      cancelled: faults.take('train-cancelled') !== undefined,
      wagons: sandboxWagons(voyage, new Set(ours.map(({ wagon, place }) => `${wagon}/${place}`)), now),
    };
  });
}

function stopsOf({ train, started }: SandboxVoyage) {
  const last = train.stops.length - 1;
  return train.stops.map(({ station, arrives, departs }, index) => ({
    station,
    arrives_at: index === 0 ? null : timeAt(started + arrives * MINUTE_MS),
    departs_at: index === last ? null : timeAt(started + departs * MINUTE_MS),
  }));
}

function platformOf(run: string): string {
  return String(1 + (Number.parseInt(sha256(`platform ${run}`).slice(0, 4), 16) % 3));
}
