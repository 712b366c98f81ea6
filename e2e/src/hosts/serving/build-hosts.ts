import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { DefinePlugin, rspack, type Configuration } from '@rspack/core';

const sources = join(import.meta.dirname, '..');
const shellVersion = readVersion(join(sources, '../../../shared/shell/package.json'));
const uiVersion = readVersion(join(sources, '../../../shared/ui/package.json'));

/** Builds the partner's page and that of a third party with Rspack. Answers their folders. */
export async function buildHosts(manifestOfFlights: string): Promise<{ partner: string; thirdParty: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'aylal-foreign-hosts-'));
  const partner = config('partner', join(sources, 'partner/main.tsx'), folder);
  const thirdParty = config('third-party', join(sources, 'third-party/index.ts'), folder);
  const versions = new DefinePlugin({
    SHELL_VERSION: JSON.stringify(shellVersion),
    UI_VERSION: JSON.stringify(uiVersion),
  });
  await run([
    { ...partner, plugins: [versions] },
    { ...thirdParty, plugins: [federation(manifestOfFlights)] },
  ]);
  return { partner: join(folder, 'partner'), thirdParty: join(folder, 'third-party') };
}

/** The plugin as its documentation has it: remotes by manifest, React and the packages of the contract shared, and one runtime for all. */
function federation(manifestOfFlights: string): ModuleFederationPlugin {
  const once = (version: string) => ({ singleton: true, version, requiredVersion: version });
  const react = once(readVersion(createRequire(import.meta.filename).resolve('react/package.json')));
  return new ModuleFederationPlugin({
    name: 'third-party',
    remotes: { mf_flights: `mf_flights@${manifestOfFlights}` },
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: { provideExternalRuntime: true },
    shared: {
      react,
      'react/jsx-runtime': react,
      'react/compiler-runtime': react,
      'react-dom': react,
      'react-dom/client': react,
      '@aylal/shell': once(shellVersion),
      '@aylal/ui': once(uiVersion),
      '@aylal/ui/journey': once(uiVersion),
    },
  });
}

function config(name: string, entry: string, folder: string): Configuration {
  return {
    name,
    context: sources,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { [name]: entry },
    output: { path: join(folder, name), filename: '[name].js', publicPath: '/', uniqueName: name },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
            },
          },
          type: 'javascript/auto',
        },
      ],
    },
    optimization: { minimize: false },
    devtool: false,
    performance: false,
  };
}

async function run(configs: Configuration[]): Promise<void> {
  const compiler = rspack(configs);
  const stats = await new Promise<string | null>((resolve, reject) => {
    compiler.run((error, built) => {
      if (error) reject(error);
      else resolve(built?.hasErrors() ? built.toString({ all: false, errors: true }) : null);
    });
  });
  await new Promise((closed) => compiler.close(closed));
  if (stats) throw new Error(stats);
}

function readVersion(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
