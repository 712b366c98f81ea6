import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { namedChunkFiles, writtenFiles } from './chunk-files.ts';
import { compressFiles } from './compress-files.ts';
import { describeFiles } from './describe-files.ts';
import type { HostRecord } from './host-record-plugin.ts';

/** Writes the `host.json` of a one-bundle build, so that the same web server serves it: its chunks `<remote>--<name>` are the remotes'. No name holds a slash: the server serves one folder. */
export class BundleRecordPlugin {
  readonly #remotes: readonly string[];

  constructor(remotes: readonly string[]) {
    this.#remotes = remotes;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('BundleRecordPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const chunks = namedChunkFiles(compilation);
      const files = describeFiles(compiler.outputPath, writtenFiles(compilation));
      await compressFiles(compiler.outputPath, Object.keys(files));
      const record: HostRecord = {
        version: 'bundle',
        git: '',
        builtAt: new Date(0).toISOString(),
        main: chunks['main'] ?? [],
        first: [],
        chunks: Object.fromEntries(Object.entries(chunks).filter(([name]) => !name.includes('--'))),
        later: {},
        needs: {},
        files,
        bundled: Object.fromEntries(this.#remotes.map((id) => [id, chunksOf(id, chunks)])),
      };
      writeFileSync(join(compiler.outputPath, 'host.json'), JSON.stringify(record));
    });
  }
}

function chunksOf(id: string, chunks: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> {
  const own = Object.entries(chunks).filter(([name]) => name.startsWith(`${id}--`));
  return Object.fromEntries(own.map(([name, files]) => [name.slice(id.length + 2), files]));
}
