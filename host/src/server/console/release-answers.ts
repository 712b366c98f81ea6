import { getPlatform, getRelease, getRemote, listReleasePictures, type ReleaseFile } from '@aylal/contracts/console';
import { mapFrames, Refused, type Registry, type ReleaseRecord } from '@aylal/releases';
import { rolloutView, shownHours } from './channel-answers.ts';
import { answerOf, type ConsoleAnswer } from './console-context.ts';
import { healthView, pageVitalsView } from './health-view.ts';
import { namedBy, partyOf, shellPartyOf } from './platform-view.ts';

/** How far back in the log a publication is looked for. */
const searchedLog = 1000;

/** Remotes, their releases, and how all fit together. */
export function releaseAnswers(registry: Registry, now: () => Date): readonly ConsoleAnswer[] {
  return [
    answerOf(getRemote, async ({ params: { remote }, query: { channel } }) => {
      const [status, versions, curves, hours] = await Promise.all([
        registry.status(channel),
        registry.versions(remote),
        registry.curves(channel, remote),
        registry.hours(channel, shownHours),
      ]);
      const newest = versions.at(-1);
      if (!newest) throw new Refused('not-published', `nothing of ${remote} is published`);
      const live = status.present?.releases[remote]?.version ?? null;
      const { descriptor } = await registry.record(remote, live ?? newest.version);
      const share = status.present?.rollouts.find(({ releases }) => releases[remote]);
      const shared = share?.releases[remote]?.version;
      return {
        remote,
        owner: descriptor.owner ?? null,
        revision: status.present?.revision ?? 0,
        live,
        share: share && shared ? { ...rolloutView(share), version: shared } : null,
        versions: versions.map(({ version, published }) => ({ version, published_at: published })).toReversed(),
        curves: curves.map(({ points, ...curve }) => ({ ...curve, points: [...points] })),
        pages: [live, shared].flatMap((version) => {
          const health = version && status.health[remote]?.[version];
          return health ? pageVitalsView(version, health) : [];
        }),
        hours: hours.flatMap(({ hour, counts }) =>
          Object.entries(counts[remote] ?? {}).map(([version, health]) => ({
            at: `${hour}:00:00.000Z`,
            version,
            ...healthView(health),
          })),
        ),
        server_time: now().toISOString(),
      };
    }),
    answerOf(getRelease, async ({ params: { remote, version } }) => {
      const [record, inspection, versions, failures, log] = await Promise.all([
        registry.record(remote, version),
        registry.inspect(remote, version),
        registry.versions(remote),
        registry.failures(remote, version),
        registry.log(searchedLog),
      ]);
      const at = versions.findIndex((one) => one.version === version);
      const before = at > 0 ? (versions[at - 1]?.version ?? null) : null;
      const entry = log.find(
        ({ act, what, refused }) => act === 'publish' && what === `${remote} ${version}` && !refused,
      );
      const maps = failures.failures.length > 0 ? await registry.sourceMaps(remote, version) : {};
      return {
        remote,
        version,
        owner: record.descriptor.owner ?? null,
        git: record.git,
        built_at: record.builtAt,
        published_at: versions[at]?.published ?? null,
        publisher: entry ? { by: entry.by, reason: entry.reason } : null,
        contract: record.shell.contractRange,
        gates: inspection.gates.map(({ name, findings }) => ({ name, findings: [...findings] })),
        weights: inspection.weights.map((weight) => ({ ...weight })),
        before,
        changes: before === null ? [] : changesBetween(await registry.record(remote, before), record),
        failures: failures.failures
          .toSorted((a, b) => b.count - a.count)
          .map(({ kind, message, count, first, last, browsers, routes, frames }) => ({
            ...{ kind, message, count, first_at: first, last_at: last, browsers, routes },
            stack: [...mapFrames(frames, maps)],
          })),
        other_failures: failures.others,
      };
    }),
    answerOf(listReleasePictures, async ({ params: { remote, version } }) => ({
      pictures: [...(await registry.pictures(remote, version))],
    })),
    answerOf(getPlatform, async ({ query: { channel } }) => {
      const { present, shells } = await registry.status(channel);
      const records = await Promise.all(
        Object.entries(present?.releases ?? {}).map(([remote, { version }]) => registry.record(remote, version)),
      );
      return { parties: [...shells.map(shellPartyOf), ...records.map(partyOf)] };
    }),
  ];
}

/** What a release offers and uses that the one before it did not, and the other way round. */
function changesBetween(before: ReleaseRecord, after: ReleaseRecord): ReleaseFile['changes'] {
  return (['offers', 'uses'] as const).flatMap((side) => {
    const [was, is] = [namedBy(before)[side], namedBy(after)[side]];
    const missing = (of: typeof was, others: typeof was) =>
      of.filter(({ kind, name }) => !others.some((one) => one.kind === kind && one.name === name));
    return [
      ...missing(is, was).map((one) => ({ ...one, side, change: 'added' as const })),
      ...missing(was, is).map((one) => ({ ...one, side, change: 'removed' as const })),
    ];
  });
}
