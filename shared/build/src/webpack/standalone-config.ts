import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { baseConfig, buildMode } from './base-config.ts';
import { withHotReload } from './hot-reload.ts';

/** A remote without a host: its own page, runtime and libraries, in-memory services (ruling 4). Served by `dev`. */
export function standaloneConfig(directory: string, id: string): Configuration {
  const base = baseConfig({ directory, uniqueName: `${id}-standalone`, policyName: `${id}-standalone` });
  const entry = join(directory, 'src/standalone.tsx');
  if (!existsSync(entry)) throw new Error(`${id} has no src/standalone.tsx to run alone`);
  const config: Configuration = {
    ...base,
    name: `${id}-standalone`,
    entry: { standalone: entry },
    output: { ...base.output, path: join(directory, 'dist-standalone'), publicPath: '/', filename: '[name].js' },
    plugins: [...(base.plugins ?? []), { apply: addPage }],
  };
  return buildMode().development ? withHotReload(config) : config;
}

function addPage(compiler: Compiler): void {
  const page =
    '<!doctype html><html lang="mn"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Aylal</title><div id="root"></div><script src="/standalone.js"></script></html>';
  compiler.hooks.thisCompilation.tap('StandalonePage', (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name: 'StandalonePage', stage }, () => {
      compilation.emitAsset('index.html', new webpack.sources.RawSource(page));
    });
  });
}
