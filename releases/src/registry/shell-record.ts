import * as v from 'valibot';
import { eventFacts, names } from '../documents/release-record.ts';

/** Name and version of a shell; together they become a path (MFE-2). */
export const shellName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/));
export const shellVersion = v.pipe(v.string(), v.regex(/^\w[\w.+-]{0,60}$/));

/** An earlier major of a facade that the host provides beside the present one, in the same page. `exports` names every module of it that releases share. */
export const earlierMajor = v.strictObject({
  facade: v.string(),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  exports: v.record(v.string(), names),
});

/** See `earlierMajor`. */
export type EarlierMajor = v.InferOutput<typeof earlierMajor>;

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
  /** Without it the shell provides one major of each facade. A release runs on the present majors or on one of these. */
  earlier: v.exactOptional(v.array(earlierMajor)),
  /** Patterns of its own pages, views of its own dialogs, and the slots that it opens. */
  routes: v.exactOptional(names),
  dialogs: v.exactOptional(names),
  opens: v.exactOptional(names),
  /** Operations of its provider that it lets pages call, as `GET /api/…`. */
  operations: v.exactOptional(names),
  /** The pages of remotes that it links to, and the dialogs and panels that it opens. */
  uses: v.exactOptional(v.strictObject({ routes: names, dialogs: names, panels: v.exactOptional(names) })),
});

export type ShellRecord = v.InferOutput<typeof shellRecord>;

/** What a host's build says that it offers, as a shell of this name. Throws when it is none; undefined for a build that does not say it. */
export function readShell(
  name: string,
  { version, offers }: { version: string; offers?: object },
): ShellRecord | undefined {
  return offers && v.parse(shellRecord, { name, version, ...offers });
}
