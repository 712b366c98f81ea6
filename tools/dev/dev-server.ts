import { createRequire } from 'node:module';
import { join } from 'node:path';

interface DevServer {
  start(): Promise<void>;
}

/** Serves a webpack configuration with hot reload until this process ends. webpack and its dev server are those of the presets. */
export async function runDevServer(
  root: string,
  config: unknown,
  options: { readonly port: number; readonly [option: string]: unknown },
): Promise<void> {
  const require = createRequire(join(root, 'shared/build/package.json'));
  const webpack = require('webpack') as (config: unknown) => unknown;
  const WebpackDevServer = require('webpack-dev-server') as new (options: object, compiler: unknown) => DevServer;
  const server = new WebpackDevServer(
    { host: 'localhost', hot: true, setupExitSignals: false, ...options },
    webpack(config),
  );
  await server.start();
  console.log(`ready on http://localhost:${options.port}`);
}
