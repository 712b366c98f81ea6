import type { Chunk, ChunkGraph, Module, NormalModule } from 'webpack';

/** For a cache group: true for a module that is in no chunk but those that hold one of these files. */
export function onlyFor(holds: (file: string) => boolean) {
  return (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean => {
    const leadsTo = (chunk: Chunk) =>
      [...chunkGraph.getChunkModulesIterable(chunk)].some((one) => holds(resourceOf(one)));
    return [...chunkGraph.getModuleChunksIterable(module)].every(leadsTo);
  };
}

/** Where a module lies; empty for one that has no file. */
export function resourceOf(module: Module): string {
  return (module as Partial<NormalModule>).resource ?? '';
}
