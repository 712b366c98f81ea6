import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Descriptor } from '@aylal/shell/descriptor';
import type { Compiler } from 'webpack';
import { namedChunkFiles, writtenFiles } from './chunk-files.ts';
import { compressFiles } from './compress-files.ts';
import type { EventFacts } from './describe-events.ts';
import { readBuildFacts, type BuildFacts } from './describe-uses.ts';
import { describeFiles } from './describe-files.ts';
import { serverScript, type ServerScript } from './server-config.ts';
import { lazySharedModules } from './lazy-shared-modules.ts';
import { scenariosFile } from './scenarios-plugin.ts';
import { sourceMapsFile } from './source-maps-plugin.ts';
import { checkBudgets, type Budgets } from './size-budget.ts';
import type { SharedFact } from './shared-modules.ts';

export interface ReleaseFacts {
  readonly descriptor: Descriptor;
  readonly version: string;
  readonly commit: string;
  readonly builtAt: string;
  readonly container: string;
  readonly uniqueName: string;
  readonly shared: Record<string, SharedFact>;
  /** Name of the server build beside this one; null without one. */
  readonly server: string | null;
  /** Whether source maps were built. */
  readonly maps: boolean;
  /** Whether there are scenarios. */
  readonly scenarios: boolean;
  /** Base64 SHA-384 of the lockfile. */
  readonly lockfile: string;
  readonly events: Readonly<Record<string, EventFacts>>;
  readonly budgets: Budgets;
}

const records = ['release.json', 'descriptor.json'];

/** Writes what a release says about itself, `release.json` (federation.md §1), after every file is there, and the compressed twins. Fails the build when the descriptor names a chunk that was not built. */
export class ReleaseRecordPlugin {
  readonly #facts: ReleaseFacts;

  constructor(facts: ReleaseFacts) {
    this.#facts = facts;
  }

  apply(compiler: Compiler): void {
    const readFacts = readBuildFacts(compiler);
    compiler.hooks.afterEmit.tapPromise('ReleaseRecordPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const folder = compiler.outputPath;
      const chunks = namedChunkFiles(compilation);
      const missing = promisedChunks(this.#facts.descriptor).filter((name) => !chunks[name]);
      for (const name of missing)
        compilation.errors.push(
          new compiler.webpack.WebpackError(
            `${this.#facts.descriptor.id}: the descriptor names the chunk ${name}, and nothing is built by that name (webpackChunkName)`,
          ),
        );
      const files = describeFiles(folder, writtenFiles(compilation));
      // These cross no network that a visitor waits for.
      const sizes = await compressFiles(
        folder,
        Object.keys(files).filter((file) => file !== sourceMapsFile && file !== scenariosFile),
      );
      for (const fault of checkBudgets(this.#facts.budgets, chunks, sizes))
        compilation.errors.push(new compiler.webpack.WebpackError(`${this.#facts.descriptor.id}: ${fault}`));
      const server = this.#facts.server === null ? null : serverScript(folder, this.#facts.server);
      writeFileSync(join(folder, 'descriptor.json'), JSON.stringify(this.#facts.descriptor));
      writeFileSync(
        join(folder, 'release.json'),
        JSON.stringify({
          ...this.#record(files, chunks, lazySharedModules(compilation), server, readFacts()),
          // Names that hold the digest of the content; those of a dev server do not.
          ...(compiler.options.mode === 'production' ? { sharesFiles: true } : {}),
        }),
      );
      await compressFiles(folder, records);
    });
  }

  #record(
    files: ReturnType<typeof describeFiles>,
    chunks: Record<string, string[]>,
    needs: ReturnType<typeof lazySharedModules>,
    server: ServerScript | null,
    { uses, opens }: BuildFacts,
  ) {
    const { descriptor, version, commit, builtAt, container, uniqueName, shared, lockfile, events, budgets } =
      this.#facts;
    const entry = chunks[container]?.[0];
    return {
      remote: descriptor.id,
      version,
      git: commit,
      lockfile,
      builtAt,
      container,
      uniqueName,
      shell: { contractRange: descriptor.contract },
      entry,
      mfManifest: 'mf-manifest.json',
      exposes: { './remote': chunks['remote'] ?? [] },
      chunks: Object.fromEntries(Object.entries(chunks).filter(([name]) => name !== container && name !== 'remote')),
      needs,
      shared: Object.fromEntries(
        Object.entries(shared).map(([name, fact]) => [name, { built: fact.version, range: fact.requiredVersion }]),
      ),
      descriptor,
      events,
      uses: { ...uses, slots: slotsOf(descriptor) },
      opens,
      budgets,
      ...(server ? { server: server.file } : {}),
      ...(this.#facts.maps ? { maps: sourceMapsFile } : {}),
      ...(this.#facts.scenarios ? { scenarios: scenariosFile } : {}),
      files: server ? { ...files, [server.file]: { sha384: server.sha384, bytes: server.bytes } } : files,
    };
  }
}

/** The slots that it contributes parts to. */
function slotsOf({ slots }: Descriptor): string[] {
  return [...new Set(slots.map(({ slot }) => slot))].toSorted();
}

/** Chunks that a page may ask for by the descriptor, the six languages included. */
function promisedChunks(descriptor: Descriptor): string[] {
  const languages = ['mn', 'en', 'zh', 'ru', 'ko', 'ja'].map((locale) => `messages-${locale}`);
  const parts = [...descriptor.routes, ...descriptor.dialogs, ...descriptor.panels, ...descriptor.slots].map(
    (part) => part.chunk,
  );
  return [...new Set([...parts, ...languages])];
}
