import * as v from 'valibot';
import type { ChannelRevision } from '../documents/channel-document.ts';
import type { HealthCounts } from '../health/health-counts.ts';
import { addPoint, curvesOf, rolloutHistory, type RolloutCurve, type RolloutHistory } from '../health/rollout-curve.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';

/** Of how many rollouts of a channel the history is stored. */
const storedRollouts = 20;

/** Stores how rollouts went, for people to read: nothing is decided by it. A registry that ends between a report and its point loses that point only. */
export function createCurveStore(storage: Storage, now: () => Date) {
  const read = async (channel: string, id: string) => open(await storage.read(documentKeys.curve(channel, id)));
  const idsOf = async (channel: string) =>
    (await storage.list(documentKeys.curves(channel))).map((name) => name.replace('.json', '')).toSorted(byNumber);
  async function deleteOld(channel: string): Promise<void> {
    const past = (await idsOf(channel)).slice(0, -storedRollouts);
    await storage.remove(
      documentKeys.curves(channel),
      past.map((id) => `${id}.json`),
    );
  }
  return {
    /** Adds what the rollouts of a revision have come to. */
    async add({ rollouts }: ChannelRevision, counts: HealthCounts['rollouts'], channel: string): Promise<void> {
      for (const { id, releases } of rollouts) {
        const key = documentKeys.curve(channel, id);
        const versions = Object.fromEntries(Object.entries(releases).map(([remote, one]) => [remote, one.version]));
        for (;;) {
          const before = await storage.read(key);
          const points = addPoint(open(before)?.points ?? [], { at: now().toISOString(), arms: counts[id] ?? {} });
          if (!(await storage.swap(key, Buffer.from(JSON.stringify({ releases: versions, points })), before))) continue;
          if (before === null) await deleteOld(channel);
          break;
        }
      }
    },
    /** Every stored rollout of a remote, the newest first, by each comparison that had tries. */
    async read(channel: string, remote: string): Promise<readonly RolloutCurve[]> {
      const ids = (await idsOf(channel)).toReversed();
      const histories = await Promise.all(ids.map(async (id) => ({ id, history: await read(channel, id) })));
      return histories.flatMap(({ id, history }) => (history ? curvesOf(id, history, remote) : []));
    },
  };
}

/** See `createCurveStore`. */
export type CurveStore = ReturnType<typeof createCurveStore>;

function byNumber(a: string, b: string): number {
  return Number(a.slice(1)) - Number(b.slice(1));
}

function open(bytes: Buffer | null): RolloutHistory | null {
  const parsed = bytes && v.safeParse(rolloutHistory, JSON.parse(bytes.toString('utf8')));
  return parsed?.success ? parsed.output : null;
}
