import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as DevServerOptions } from 'webpack-dev-server';

/** Serves a webpack configuration with hot reload until this process ends. */
export async function runDevServer(
  config: Configuration,
  options: DevServerOptions & { readonly port: number },
): Promise<void> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler of the configuration');
  const server = new WebpackDevServer({ host: 'localhost', hot: true, setupExitSignals: false, ...options }, compiler);
  await server.start();
  process.stdout.write(`ready on http://localhost:${options.port}\n`);
}
