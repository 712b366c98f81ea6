import { SourceMap, type SourceMapPayload } from 'node:module';
import * as v from 'valibot';

/** Source maps of a release by the name of the script; see `SourceMapsPlugin`. */
export type SourceMaps = Readonly<Record<string, SourceMapPayload>>;

const texts = v.array(v.string());
/** Source maps as a release's file of them holds them. */
export const sourceMapsText = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.string(),
    v.looseObject({
      version: v.number(),
      file: v.fallback(v.string(), ''),
      sources: texts,
      sourcesContent: v.fallback(texts, []),
      names: texts,
      mappings: v.string(),
      sourceRoot: v.fallback(v.string(), ''),
    }),
  ),
);

/** Frames with `mf-flights/src/results/offer-list.tsx:42 (priceOf)` in place of a position in a script; a frame that no map knows, one of the shell for instance, stays as it is. */
export function mapFrames(frames: readonly string[], maps: SourceMaps): readonly string[] {
  const opened = new Map<string, SourceMap>();
  return frames.map((frame) => {
    const [, file = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(frame) ?? [];
    const payload = Object.hasOwn(maps, file) ? maps[file] : undefined;
    if (!payload) return frame;
    const map = opened.get(file) ?? new SourceMap(payload);
    opened.set(file, map);
    const origin = map.findOrigin(Number(line), Number(column));
    if (!('fileName' in origin) || !origin.fileName) return frame;
    return `${origin.fileName}:${origin.lineNumber}${origin.name ? ` (${origin.name})` : ''}`;
  });
}
