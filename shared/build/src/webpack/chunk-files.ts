import type { Compilation } from 'webpack';

/** For each named chunk (`webpackChunkName`) the scripts that it needs, split parts included: what a page may preload (ruling 2). */
export function namedChunkFiles(compilation: Compilation): Record<string, string[]> {
  const chunks: Record<string, string[]> = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    const files = group.chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
    chunks[name] = [...new Set(files)].toSorted();
  }
  return Object.fromEntries(Object.entries(chunks).toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Everything that a build has written, without the statistics that nobody reads. */
export function writtenFiles(compilation: Compilation): string[] {
  return Object.keys(compilation.assets).filter((file) => file !== 'mf-stats.json');
}
