import * as v from 'valibot';
import { releaseVersion, remoteId, timestamp } from '../documents/release-record.ts';

/** Most distinct failures that a registry keeps of one release, and most browsers and routes of each: what has no place counts as `other`. */
export const mostFailures = 30;
const mostNames = 12;
const other = 'other';
/** Failures with the same message and these frames are the same. */
const tellingFrames = 3;

/** `screen.0a1b2c3d4e.js:1:2345`, or `/assets/…` of the shell: where in a script. Has no room for anything that a person typed. */
export const frame = v.pipe(v.string(), v.regex(/^(\/assets\/)?[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/));
/** Name of an error's class, or how a load failed. */
export const failureKind = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,40}$/));
/** Already cleaned by the host (PII-1). */
export const failureMessage = v.pipe(v.string(), v.maxLength(200));
const route = v.pipe(v.string(), v.regex(/^(\/[\w:/*-]{0,80})?$/));
const browser = v.pipe(v.string(), v.regex(/^[A-Za-z ]{1,20}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A failure as hosts report it: of one release, in one family of browsers, on one route (a pattern, never an address; empty on pages of the shell). */
export const releaseFailure = v.strictObject({
  remote: remoteId,
  version: releaseVersion,
  kind: failureKind,
  message: failureMessage,
  /** The innermost first. */
  frames: v.pipe(v.array(frame), v.maxLength(12), v.readonly()),
  browser,
  route,
  count: v.pipe(count, v.maxValue(1_000_000)),
});
/** See `releaseFailure`. */
export type ReleaseFailure = v.InferOutput<typeof releaseFailure>;

const counts = v.record(v.string(), count);

/** What is kept of a release: its distinct failures, and how many more there were that found no place. */
export const savedFailures = v.strictObject({
  failures: v.array(
    v.strictObject({
      kind: failureKind,
      message: failureMessage,
      frames: releaseFailure.entries.frames,
      count,
      first: timestamp,
      last: timestamp,
      browsers: counts,
      routes: counts,
    }),
  ),
  others: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
/** See `keptFailures`. */
export type SavedFailures = v.InferOutput<typeof savedFailures>;
type SavedFailure = SavedFailures['failures'][number];

/** Nothing failed yet. */
export const noFailures: SavedFailures = { failures: [], others: 0 };

/** Adds one failure. Never grows beyond `mostFailures`: a new one takes the place of the one that was seen least, the longest ago. */
export function addFailure(saved: SavedFailures, one: ReleaseFailure, at: string): SavedFailures {
  const known = saved.failures.find((failure) => isSame(failure, one));
  if (known) {
    const grown = { ...known, ...addCounts(known, one), last: at };
    return { ...saved, failures: saved.failures.map((failure) => (failure === known ? grown : failure)) };
  }
  const { kind, message, frames } = one;
  const fresh = {
    kind,
    message,
    frames,
    first: at,
    last: at,
    ...addCounts({ count: 0, browsers: {}, routes: {} }, one),
  };
  if (saved.failures.length < mostFailures) return { ...saved, failures: [...saved.failures, fresh] };
  const [least] = saved.failures.toSorted((a, b) => a.count - b.count || a.last.localeCompare(b.last));
  return {
    failures: [...saved.failures.filter((failure) => failure !== least), fresh],
    others: saved.others + (least?.count ?? 0),
  };
}

function isSame(saved: SavedFailure, { kind, message, frames }: ReleaseFailure): boolean {
  return (
    saved.kind === kind &&
    saved.message === message &&
    saved.frames.slice(0, tellingFrames).join() === frames.slice(0, tellingFrames).join()
  );
}

function addCounts(to: Pick<SavedFailure, 'count' | 'browsers' | 'routes'>, one: ReleaseFailure) {
  return {
    count: to.count + one.count,
    browsers: addName(to.browsers, one.browser, one.count),
    routes: addName(to.routes, one.route, one.count),
  };
}

function addName(to: Readonly<Record<string, number>>, name: string, more: number): Record<string, number> {
  const key = Object.hasOwn(to, name) || Object.keys(to).length < mostNames ? name : other;
  return { ...to, [key]: (to[key] ?? 0) + more };
}
