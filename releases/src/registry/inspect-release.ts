import type { Finding } from '../gates/gate.ts';
import { namedFindings } from '../gates/run-gates.ts';
import { weightsOf, type Weight } from '../gates/size-gate.ts';
import type { ReleaseRecord } from '../documents/release-record.ts';
import type { GateContext } from '../gates/gate.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import type { ReleaseStore } from './release-store.ts';

/** What the registry's own gates say of a published release beside what is live now, and what its parts weigh. No browser looks at it. */
export interface Inspection {
  readonly gates: readonly { readonly name: string; readonly findings: readonly Finding[] }[];
  readonly weights: readonly Weight[];
}

/** Looks at published releases. Rejects with `not-published`; one whose files were pruned has no weights and no findings of its files. */
export function createInspect(
  storage: Storage,
  releases: Pick<ReleaseStore, 'read'>,
  contextOf: (record: ReleaseRecord) => Promise<GateContext>,
) {
  async function filesOf(record: ReleaseRecord): Promise<ReadonlyMap<string, Uint8Array> | null> {
    const folder = documentKeys.folder(record.remote, record.version);
    const names = Object.keys(record.files).flatMap((path) => [path, `${path}.br`]);
    const read = await Promise.all(names.map(async (name) => [name, await storage.read(`${folder}/${name}`)] as const));
    const found = new Map(read.flatMap(([name, bytes]) => (bytes ? [[name, bytes] as const] : [])));
    return Object.keys(record.files).every((path) => found.has(path)) ? found : null;
  }
  return async (remote: string, version: string): Promise<Inspection> => {
    const { record } = await releases.read(remote, version);
    const [files, context] = await Promise.all([filesOf(record), contextOf(record)]);
    const gates = await namedFindings({ record, files }, context);
    return { gates, weights: files ? weightsOf(record, files) : [] };
  };
}
