import { readConfig } from '../commands/read-config.ts';
import { runDevServer } from './dev-server.ts';

/** The remote of a folder on a page of its own (`src/standalone.tsx`), without a host. */
export async function serveAlone(directory: string, port: number): Promise<void> {
  process.env['AYLAL_STANDALONE'] = '1';
  await runDevServer(await readConfig(directory), { port, historyApiFallback: true });
}
