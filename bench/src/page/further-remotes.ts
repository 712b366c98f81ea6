import { createHash } from 'node:crypto';
import type { ReleaseSet, ReleaseSource, ResolvedRelease } from '@aylal/releases';

/** The same registry with further remotes that the page does not use: each with a version, a digest and a page of its own, as a real one has. */
export function withFurtherRemotes(source: ReleaseSource, count: number): ReleaseSource {
  return {
    resolve: (visitor) => addTo(source.resolve(visitor), count),
    refresh: () => source.refresh(),
  };
}

function addTo(set: ReleaseSet, count: number): ReleaseSet {
  const [model] = Object.values(set.releases);
  if (!model) throw new Error('nothing is registered');
  const further = Array.from({ length: count }, (_, index) => furtherRemote(model, index));
  return {
    ...set,
    releases: { ...set.releases, ...Object.fromEntries(further.map((one) => [one.record.remote, one])) },
  };
}

function furtherRemote(model: ResolvedRelease, index: number): ResolvedRelease {
  const id = `mf-further-${index}`;
  const digest = createHash('sha384').update(id).digest('base64');
  const version = `1.0.0+${createHash('sha1').update(id).digest('hex').slice(0, 10)}`;
  const { lastGood: _, ...rest } = model;
  return {
    ...rest,
    version,
    digest,
    base: `/releases/${id}/${version}/`,
    record: {
      ...model.record,
      remote: id,
      version,
      container: id.replaceAll('-', '_'),
      uniqueName: `${id.replaceAll('-', '_')}_${index}`,
      descriptor: {
        id,
        contract: '^1.0.0',
        routes: [{ pattern: `/further-${index}`, chunk: 'page', reads: [], noindex: false, bare: false }],
        dialogs: [],
        navigation: [],
        panels: [],
        slots: [],
        events: { produces: [], consumes: [] },
      },
    },
  };
}
