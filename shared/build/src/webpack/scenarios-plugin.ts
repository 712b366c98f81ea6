import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compiler } from 'webpack';
import { describeScenarios } from './describe-scenarios.ts';

/** Where the scenarios of a release stand below its folder: in a folder of their own, which is not served to pages. */
export const scenariosFile = 'scenarios/scenarios.json';

/** The module with the scenarios of a remote; null for one that has none. */
export function scenariosModule(directory: string): string | null {
  const file = join(directory, 'src/testing/scenarios.ts');
  return existsSync(file) ? file : null;
}

/** Puts the scenarios of `module` into the release, as data; see `describeScenarios`. Node runs the module as it is written. Fails the build where it cannot. */
export class ScenariosPlugin {
  readonly #module: string;

  constructor(module: string) {
    this.#module = module;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScenariosPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ScenariosPlugin', stage }, async () => {
        const written: unknown = await import(pathToFileURL(this.#module).href);
        const text = JSON.stringify(await describeScenarios(written));
        compilation.emitAsset(scenariosFile, new webpack.sources.RawSource(text));
      });
    });
  }
}
