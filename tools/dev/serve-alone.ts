import { join } from 'node:path';
import { runDevServer } from './dev-server.ts';

/** One remote on a page of its own (`src/standalone.tsx`), without a host. */
export async function serveAlone(root: string, { remote, port }: { remote: string; port: number }): Promise<void> {
  process.env['AYLAL_STANDALONE'] = '1';
  const { default: config } = (await import(join(root, remote, 'webpack.config.ts'))) as { default: unknown };
  await runDevServer(root, config, { port, historyApiFallback: true });
}
