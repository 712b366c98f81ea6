import webpack from 'webpack';
import { readConfig } from './read-config.ts';

/** Builds a folder by its `webpack.config.ts`, with the webpack of this package. What webpack complains about is written to the error output; false where nothing was built. */
export async function buildFolder(directory: string): Promise<boolean> {
  const compiler = webpack(await readConfig(directory));
  if (!compiler) throw new Error('webpack made no compiler of the configuration');
  const { promise, resolve } = Promise.withResolvers<boolean>();
  compiler.run((error, built) => {
    if (error) process.stderr.write(`${error.stack}\n`);
    if (built && (built.hasErrors() || built.hasWarnings()))
      process.stderr.write(`${built.toString({ all: false, errors: true, warnings: true, colors: false })}\n`);
    compiler.close(() => resolve(!error && built?.hasErrors() === false));
  });
  return promise;
}
