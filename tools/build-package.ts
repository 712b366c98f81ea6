// One webpack build in a process of its own: `node tools/build-package.ts <directory>`.
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Built {
  hasErrors(): boolean;
  hasWarnings(): boolean;
  toString(options: object): string;
}

type Webpack = (config: unknown) => {
  run(done: (error: Error | null, built?: Built) => void): void;
  close(done: () => void): void;
};

const [directory = ''] = process.argv.slice(2);
// The webpack of the presets: packages that only bring a configuration do not install it.
const webpack = createRequire(join(import.meta.dirname, '../shared/build/package.json'))('webpack') as Webpack;
const { default: config } = (await import(join(directory, 'webpack.config.ts'))) as { default: unknown };
const compiler = webpack(config);
compiler.run((error, built) => {
  if (error) console.error(error);
  if (built && (built.hasErrors() || built.hasWarnings()))
    console.error(built.toString({ all: false, errors: true, warnings: true, colors: false }));
  process.exitCode = error || built?.hasErrors() ? 1 : 0;
  compiler.close(() => undefined);
});
