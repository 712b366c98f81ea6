import webpack, { type Configuration } from 'webpack';
import { readConfig } from './read-config.ts';

/** Builds a folder by its `webpack.config.ts`, with the webpack of this package. What webpack complains about is written to the error output; false where nothing was built. */
export async function buildFolder(directory: string): Promise<boolean> {
  // The host has one configuration for browsers and one for its server.
  const config: Configuration | Configuration[] = await readConfig(directory);
  const compiler = webpack(config as Configuration);
  if (!compiler) throw new Error('webpack made no compiler of the configuration');
  const { promise, resolve } = Promise.withResolvers<boolean>();
  compiler.run((error, built) => {
    if (error) console.error(error);
    if (built && (built.hasErrors() || built.hasWarnings()))
      console.error(built.toString({ all: false, errors: true, warnings: true, colors: false }));
    compiler.close(() => resolve(!error && built?.hasErrors() === false));
  });
  return promise;
}
