import { operations } from '@aylal/contracts/operations';
import { dialogs } from '@aylal/shell/descriptor';
import type { Compilation, Compiler } from 'webpack';
import { builtModules, collectImports, resourceOf, textOf, type UsedImport } from './collect-imports.ts';
import { namedRoutes } from './named-routes.ts';
import { facades } from './shared-modules.ts';
import { openedPanels } from './opened-panels.ts';

/** What a build needs of the shell and of anyone who contributes the rest; each list sorted, each name once. */
export interface BuildUses {
  /** Names that are imported of each facade. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
  /** Patterns of the pages that it links to. */
  readonly routes: readonly string[];
  /** Views of the dialogs of the catalogue that it opens. */
  readonly dialogs: readonly string[];
  /** Ids of the panels that it opens. */
  readonly panels: readonly string[];
  /** Operations of the provider that it calls, as `GET /api/…`. */
  readonly operations: readonly string[];
}

/** See `BuildUses`; `opens` are the slots in which it shows what others contribute, `order.detail.*` for one of every product. */
export interface BuildFacts {
  readonly uses: BuildUses;
  readonly opens: readonly string[];
}

/** Reads from a sealed compilation what its files use. Throws where a slot or a panel is not named by a literal, because nobody could know then which it is. */
function describeUses(compilation: Compilation): BuildFacts {
  const imports = collectImports(compilation);
  const of = (request: string) => imports.filter((one) => one.request === request);
  const shell = of('@aylal/shell');
  const names = (request: string) => sorted(of(request).flatMap(({ names: [name] }) => name ?? []));
  return {
    uses: {
      exports: Object.fromEntries(facades.map((facade) => [facade, names(facade)])),
      routes: linkedPatterns(of('@aylal/routes')),
      dialogs: sorted(shell.flatMap(({ names: [name] }) => views.get(name ?? '') ?? [])),
      panels: sorted(builtModules(compilation).flatMap(openedPanels)),
      operations: sorted(imports.flatMap(operationOf)),
    },
    opens: sorted(shell.flatMap(openedBy)),
  };
}

/** Reads them while the imports are still apart: later webpack joins modules, and a joined module has none. What is returned answers after the build. */
export function readBuildFacts(compiler: Compiler): () => BuildFacts {
  let facts: BuildFacts | undefined;
  compiler.hooks.thisCompilation.tap('BuildFacts', (compilation) =>
    compilation.hooks.afterChunks.tap('BuildFacts', () => {
      facts = describeUses(compilation);
    }),
  );
  return () => {
    if (!facts) throw new Error('the build was not sealed');
    return facts;
  };
}

/** Views of the catalogue by the name of their reference. */
const views = new Map(Object.entries(dialogs).map(([name, { view }]) => [name, view]));

/** A page is linked to by its `to`, or where the route itself is passed on; matching an address is no link. */
function linkedPatterns(imports: readonly UsedImport[]): string[] {
  const linked = imports.filter(
    ({ names }) => !['pattern', 'search', 'readSearch', 'checkSearch'].includes(names.at(-1) ?? ''),
  );
  return sorted(
    namedRoutes().flatMap(([name, { pattern }]) =>
      linked.some(({ names }) => isOf(name.split('.'), names)) ? pattern : [],
    ),
  );
}

/** True when what is read is the route of this name, a member of it, or the whole group. */
function isOf(route: readonly string[], read: readonly string[]): boolean {
  return read.length > 0 && route.slice(0, read.length).every((part, at) => read[at] === part);
}

/** Operations as `GET /api/…`, by the name they are imported under. */
const calls = new Map(Object.entries(operations).map(([name, { method, path }]) => [name, `${method} ${path}`]));

function operationOf({ request, names: [name = ''] }: UsedImport): string[] {
  return request.startsWith('@aylal/contracts/') ? [calls.get(name) ?? []].flat() : [];
}

/** Every operation of the contracts, as `uses.operations` names them: what a host lets pages call. */
export function allOperations(): string[] {
  return [...calls.values()].toSorted();
}

/** What opens slots: `<Slot name="…">` one, `<OrderSlot place="…">` one of each product, both as the compiler leaves them. */
const openers = new Map([
  ['Slot', { literal: /\(Slot, \{\s*name: "([\w.-]+)"/g, property: 'name', suffix: '' }],
  ['OrderSlot', { literal: /\(OrderSlot, \{\s*place: "([\w.-]+)"/g, property: 'place', suffix: '.*' }],
]);

function openedBy({ module, names: [name = ''] }: UsedImport): string[] {
  const opener = openers.get(name);
  if (!opener) return [];
  const found = [...textOf(module).matchAll(opener.literal)].map(([, literal = '']) => `${literal}${opener.suffix}`);
  if (found.length > 0) return found;
  const { property } = opener;
  throw new Error(
    `${resourceOf(module)} opens a slot without its name: write <${name} ${property}="…"> with a literal, ${property} first`,
  );
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}
