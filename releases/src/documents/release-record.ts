import { descriptorSchema } from '@aylal/shell/descriptor';
import { payloadShape } from './payload-shape.ts';
import * as v from 'valibot';

/** Base64 SHA-384, as integrity attributes have it. */
export const sha384 = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{64}$/));
/** A file inside a release: no dot segments, no absolute paths (MFE-2). */
export const filePath = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/),
);

/** Name of a remote: it becomes a path, so nothing else is allowed in it (MFE-2). */
export const remoteId = v.pipe(v.string(), v.regex(/^mf-[a-z][a-z0-9-]{0,40}$/));
/** Three numbers and the digest of the sources; it becomes a path (MFE-2). */
export const releaseVersion = v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}(\+[A-Za-z0-9]{1,40})?$/));
/** An instant in ISO 8601. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** An event as a build knew it: digest of its whole schema, and the shape of its payload. */
export const eventFacts = v.object({ hash: sha384, schema: payloadShape });
/** See `eventFacts`. */
export type EventFacts = v.InferOutput<typeof eventFacts>;

/** A list of names in a record: bounded, so that no record grows into its readers. */
export const names = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))), v.maxLength(1000));

/** What a build needs of others: names of each facade, pages that it links to, dialogs and panels that it opens, slots that it fills, operations of the provider that it calls. */
export const buildUses = v.object({
  exports: v.pipe(
    v.record(v.string(), names),
    v.check((all) => Object.keys(all).length <= 20, 'few facades'),
  ),
  routes: names,
  dialogs: names,
  /** Builds from before panels were compared do not say them. */
  panels: v.exactOptional(names),
  slots: names,
  operations: names,
});

/** `release.json`: what an immutable release says about itself (federation.md §1, MFE-1). Its own digest is outside, in the channel and in the page. */
export const releaseRecord = v.object({
  remote: remoteId,
  version: releaseVersion,
  git: v.string(),
  /** Digest of the lockfile; releases of older builds do not have it. */
  lockfile: v.exactOptional(sha384),
  builtAt: timestamp,
  container: v.pipe(v.string(), v.regex(/^mf_[a-z0-9_]+$/)),
  uniqueName: v.pipe(v.string(), v.regex(/^\w+$/)),
  shell: v.object({ contractRange: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/)) }),
  entry: filePath,
  mfManifest: filePath,
  exposes: v.record(v.string(), v.array(filePath)),
  /** Pages take files that are named by their content from the folder that all releases of the remote share (`shared-files.ts`); releases of older builds have them in their own folder only. */
  sharesFiles: v.exactOptional(v.literal(true)),
  /** Files that each named chunk needs, by `webpackChunkName`: what a page may preload (ruling 2). */
  chunks: v.record(v.string(), v.array(filePath)),
  /** Shared modules beyond those of every page that a named chunk uses. */
  needs: v.optional(v.record(v.string(), v.array(v.string())), {}),
  shared: v.record(v.string(), v.object({ built: v.string(), range: v.string() })),
  descriptor: descriptorSchema,
  /** The script of the server build, one of `files`; a release without one is rendered in the browser. */
  server: v.exactOptional(filePath),
  /** The source maps of the scripts, one of `files`: for `aylal-releases why`, never for pages. */
  maps: v.exactOptional(filePath),
  /** The scenarios (`scenarioDocument`), one of `files`: for the look in a browser, never for pages. */
  scenarios: v.exactOptional(filePath),
  /** Schemas of the events that the descriptor names. */
  events: v.exactOptional(v.record(v.string(), eventFacts)),
  /** What it needs of shells and of other remotes; releases of older builds do not say it, and are not asked. */
  uses: v.exactOptional(buildUses),
  /** Slots that it opens for others. */
  opens: v.exactOptional(names),
  /** Most brotli bytes by chunk, as the remote itself wants them; `*` for all scripts. */
  budgets: v.exactOptional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)))),
  files: v.record(filePath, v.object({ sha384, bytes: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
});

/** See `releaseRecord`. */
export type ReleaseRecord = v.InferOutput<typeof releaseRecord>;

/** Longest `release.json`; seven remotes of today have 10 to 20 KB. */
export const mostRecordBytes = 512 * 1024;

/** Scripts that the record names and whose hash it does not have (MFE-3). */
export function scriptsWithoutHash({ files, entry, server, exposes, chunks }: ReleaseRecord): readonly string[] {
  const named = [entry, ...(server ? [server] : []), ...[exposes, chunks].flatMap((one) => Object.values(one).flat())];
  return named.filter((path) => !Object.hasOwn(files, path));
}
