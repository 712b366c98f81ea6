import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stopSignal } from '../start.ts';

interface DevServer {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Serves a webpack configuration with hot reload until Ctrl-C. webpack and its dev server are those of the presets. */
export async function runDevServer(
  root: string,
  config: unknown,
  options: { readonly port: number; readonly [option: string]: unknown },
): Promise<void> {
  const require = createRequire(join(root, 'shared/build/package.json'));
  const webpack = require('webpack') as (config: unknown) => unknown;
  const WebpackDevServer = require('webpack-dev-server') as new (options: object, compiler: unknown) => DevServer;
  const server = new WebpackDevServer({ host: 'localhost', hot: true, ...options }, webpack(config));
  const stopped = stopSignal();
  await server.start();
  console.log(`ready on http://localhost:${options.port}`);
  await stopped;
  await server.stop();
}
