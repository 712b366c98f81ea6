import type { Compilation, Module } from 'webpack';
import { laterModules } from './shared-modules.ts';

type LaterModule = keyof typeof laterModules;

/** For each named chunk the later shared modules that it uses, so that the page can send them along (ruling 2). Chunks that use none are left out. */
export function lazySharedModules(compilation: Compilation): Record<string, LaterModule[]> {
  const needs: Record<string, LaterModule[]> = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    const modules = group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
    const used = new Set(modules.map(messageKey).filter(isLater));
    if (used.size > 0) needs[name] = [...used].toSorted();
  }
  return Object.fromEntries(Object.entries(needs).toSorted(([a], [b]) => a.localeCompare(b)));
}

function messageKey(module: Module): string {
  const { options } = module as { options?: { shareKey?: string } };
  return module.type === 'consume-shared-module' ? (options?.shareKey ?? '') : '';
}

function isLater(key: string): key is LaterModule {
  return key in laterModules;
}
