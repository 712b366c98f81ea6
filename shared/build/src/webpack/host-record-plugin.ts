import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { namedChunkFiles, writtenFiles } from './chunk-files.ts';
import { compressFiles } from './compress-files.ts';
import { readBuildFacts, type BuildUses } from './describe-uses.ts';
import type { EventFacts } from './describe-events.ts';
import { describeFiles, type FileFacts } from './describe-files.ts';
import { chunkOf, type ReadMajor } from './earlier-majors.ts';
import { serverScript, type ServerScript } from './server-config.ts';
import { lazySharedModules } from './lazy-shared-modules.ts';
import { laterModules } from './shared-modules.ts';
import { checkBudgets, type Budgets } from './size-budget.ts';

/** What the web server reads of the host's build: which script starts the page, what it needs at once, and every file's hash. */
export interface HostRecord {
  readonly version: string;
  readonly git: string;
  readonly builtAt: string;
  readonly main: readonly string[];
  /** What it offers to remotes; the registry checks releases against it. */
  readonly offers?: {
    readonly contract: string;
    readonly shared: Readonly<Record<string, string>>;
    readonly events: readonly string[];
    readonly schemas: Readonly<Record<string, EventFacts>>;
    /** Names that each facade gives out. */
    readonly exports: Readonly<Record<string, readonly string[]>>;
    /** Earlier majors of facades that it provides beside those. */
    readonly earlier?: readonly OfferedMajor[];
    /** Patterns of its own pages, and views of its own dialogs. */
    readonly routes: readonly string[];
    readonly dialogs: readonly string[];
    /** Slots that it opens for remotes. */
    readonly opens: readonly string[];
    /** Operations of the provider that it lets pages call. */
    readonly operations: readonly string[];
    /** What it needs of remotes itself. */
    readonly uses: Pick<BuildUses, 'routes' | 'dialogs' | 'panels'>;
  };
  /** Scripts of the first paint beside `main`: bootstrap and the shared modules. */
  readonly first: readonly string[];
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Files of the shared modules that come only with what uses them, by their name; of an earlier major by name and version (`@aylal/ui@4.2.0`). */
  readonly later: Readonly<Record<string, readonly string[]>>;
  /** The later modules that a chunk uses. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly files: Readonly<Record<string, FileFacts>>;
  /** What the rendering workers run; without it pages are rendered in the browser. */
  readonly server?: ServerScript;
  /** Only of the one-bundle build that the bench compares with: the remotes that are part of it, and their chunks. */
  readonly bundled?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** An earlier major of a facade: its version, and the names that each of its shared modules gives out. */
export interface OfferedMajor {
  readonly facade: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, readonly string[]>>;
}

interface HostFacts {
  readonly version: string;
  readonly commit: string;
  readonly builtAt: string;
  readonly budgets: Budgets;
  readonly earlier: readonly ReadMajor[];
  readonly offers: Omit<NonNullable<HostRecord['offers']>, 'uses'>;
}

/** Writes `host.json` and the compressed twins after the build. */
export class HostRecordPlugin {
  readonly #facts: HostFacts;

  constructor(facts: HostFacts) {
    this.#facts = facts;
  }

  apply(compiler: Compiler): void {
    const readFacts = readBuildFacts(compiler);
    compiler.hooks.afterEmit.tapPromise('HostRecordPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const folder = compiler.outputPath;
      const chunks = namedChunkFiles(compilation);
      const files = describeFiles(folder, writtenFiles(compilation));
      const sizes = await compressFiles(folder, Object.keys(files));
      const shared = [...compilation.chunks]
        .filter((chunk) => ['react', 'ui', 'platform'].includes(chunk.name ?? ''))
        .flatMap((chunk) => [...chunk.files]);
      const main = chunks['main'] ?? [];
      const first = [...new Set([...(chunks['bootstrap'] ?? []), ...shared])].filter(
        (file) => file.endsWith('.js') && !main.includes(file),
      );
      if (!chunks['bootstrap'])
        compilation.errors.push(
          new compiler.webpack.WebpackError(
            'host: src/index.ts must import bootstrap under webpackChunkName "bootstrap"',
          ),
        );
      const later = filesOfLater(compilation, this.#facts.earlier);
      for (const [name, found] of Object.entries(later))
        if (found.length === 0)
          compilation.errors.push(
            new compiler.webpack.WebpackError(`host: nothing imports ${name}, so remotes would not get it`),
          );
      const sized = { ...chunks, ...later, first: [...main, ...first] };
      for (const fault of checkBudgets(this.#facts.budgets, sized, sizes))
        compilation.errors.push(new compiler.webpack.WebpackError(`host: ${fault}`));
      dropOldFiles(folder, files);
      const { uses, opens } = readFacts();
      const { offers } = this.#facts;
      const record: HostRecord = {
        version: this.#facts.version,
        git: this.#facts.commit,
        builtAt: this.#facts.builtAt,
        offers: {
          ...offers,
          opens: [...new Set([...offers.opens, ...opens])].toSorted(),
          uses: { routes: uses.routes, dialogs: uses.dialogs, panels: uses.panels },
        },
        main,
        first,
        chunks,
        later,
        needs: lazySharedModules(compilation),
        files,
        server: serverScript(folder, 'host'),
      };
      writeFileSync(join(folder, 'host.json'), JSON.stringify(record));
    });
  }
}

function filesOfLater(compilation: Compilation, majors: readonly ReadMajor[]): Record<string, string[]> {
  const filesOf = (name: string) =>
    [...compilation.chunks].filter((chunk) => chunk.name === name).flatMap((chunk) => [...chunk.files]);
  const chunks = [
    ...Object.entries(laterModules),
    ...majors.map((major) => [`${major.facade}@${major.version}`, chunkOf(major)] as const),
  ];
  return Object.fromEntries(chunks.map(([key, name]) => [key, filesOf(name)]));
}

const retentionMs = 14 * 24 * 3_600_000;

/** Open tabs still ask for chunks of the builds before: they stay 14 days (MFE-6). */
function dropOldFiles(folder: string, present: Readonly<Record<string, unknown>>): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (
      /\.(js|br|gz|txt)$/.test(name) &&
      !present[name.replace(/\.(br|gz)$/, '')] &&
      Date.now() - statSync(path).mtimeMs > retentionMs
    )
      rmSync(path);
  }
}
