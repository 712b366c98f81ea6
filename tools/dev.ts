import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chosenPackages } from './packages.ts';
import { start, stopSignal } from './start.ts';

/** `dev mf-flights` runs one remote alone (src/standalone.tsx, in-memory services); without a remote the whole system starts as `npm start` does. */
export async function dev(root: string, args: readonly string[]): Promise<void> {
  const remote = args.length > 0 ? chosenPackages(root, args).find((folder) => folder.startsWith('mf-')) : undefined;
  return remote ? serveAlone(join(root, remote), join(root, 'shared/build/package.json')) : start(root);
}

interface DevServer {
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function serveAlone(directory: string, preset: string): Promise<void> {
  process.env['AYLAL_STANDALONE'] = '1';
  process.env['NODE_ENV'] = 'development';
  const require = createRequire(preset);
  const webpack = require('webpack') as (config: unknown) => unknown;
  const WebpackDevServer = require('webpack-dev-server') as new (options: object, compiler: unknown) => DevServer;
  const { default: config } = (await import(join(directory, 'webpack.config.ts'))) as { default: unknown };
  const port = Number(process.env['PORT'] || '3100');
  const server = new WebpackDevServer(
    { port, host: 'localhost', historyApiFallback: true, hot: true },
    webpack(config),
  );
  const stopped = stopSignal();
  await server.start();
  console.log(`ready on http://localhost:${port}`);
  await stopped;
  await server.stop();
}
