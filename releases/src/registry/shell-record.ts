import * as v from 'valibot';
import { eventFacts, names } from '../documents/release-record.ts';

/** Name and version of a shell; together they become a path (MFE-2). */
export const shellName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/));
export const shellVersion = v.pipe(v.string(), v.regex(/^\w[\w.+-]{0,60}$/));

/** What a live host offers to remotes: the version of the shell contract, the shared packages, the events that it knows. */
export const shellRecord = v.strictObject({
  name: shellName,
  version: shellVersion,
  contract: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  shared: v.record(v.string(), v.string()),
  events: v.array(v.string()),
  /** Schemas of those events. */
  schemas: v.exactOptional(v.record(v.string(), eventFacts)),
  /** Names that each facade gives out; shells of older builds do not say this and what follows, and are not asked. */
  exports: v.exactOptional(v.record(v.string(), names)),
  /** Patterns of its own pages, views of its own dialogs, and the slots that it opens. */
  routes: v.exactOptional(names),
  dialogs: v.exactOptional(names),
  opens: v.exactOptional(names),
  /** The pages of remotes that it links to, and the dialogs that it opens. */
  uses: v.exactOptional(v.strictObject({ routes: names, dialogs: names })),
});

export type ShellRecord = v.InferOutput<typeof shellRecord>;

/** What a host's build says that it offers, as a shell of this name. Throws when it is none; undefined for a build that does not say it. */
export function readShell(
  name: string,
  { version, offers }: { version: string; offers?: object },
): ShellRecord | undefined {
  return offers && v.parse(shellRecord, { name, version, ...offers });
}
