import type { Compilation, Dependency, Module, NormalModule } from 'webpack';

/** A name that a module of the build imports, with the members that it reads of it: `['flightsRoutes', 'results', 'to']` of `@aylal/routes`. */
export interface UsedImport {
  readonly module: Module;
  readonly request: string;
  readonly names: readonly string[];
}

/** What the modules that get into a file import of the platform's packages, as far as it is used: an import that tree shaking drops is none. */
export function collectImports(compilation: Compilation): readonly UsedImport[] {
  const { moduleGraph } = compilation;
  return builtModules(compilation).flatMap((module) =>
    module.dependencies.filter(isImport).flatMap((dependency) => {
      const isUsed = moduleGraph.getConnection(dependency)?.isActive(undefined);
      return isUsed ? [{ module, request: dependency.request, names: dependency.ids }] : [];
    }),
  );
}

/** The modules that get into a file. */
export function builtModules({ modules, chunkGraph }: Compilation): readonly Module[] {
  return [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
}

/** The text of a module as webpack reads it, after the compiler. */
export function textOf(module: Module): string {
  return String(module.originalSource()?.source() ?? '');
}

/** Where a module lies, for messages. */
export function resourceOf(module: Module): string {
  return (module as Partial<NormalModule>).resource ?? module.identifier();
}

type ImportDependency = Dependency & { readonly request: string; readonly ids: readonly string[] };

/** `request` and `ids` are as the source has them, whatever webpack resolves them to. */
function isImport(dependency: Dependency): dependency is ImportDependency {
  return dependency.type === 'harmony import specifier' && 'request' in dependency && 'ids' in dependency;
}
