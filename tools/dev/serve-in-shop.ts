import { join } from 'node:path';
import { localPath, shopConfig } from '../../shared/build/src/webpack/index.ts';
import { runDevServer } from './dev-server.ts';
import { createShopPage } from './shop-page.ts';

/**
 * One remote from this machine inside a shop that runs: this server is in front of the shop and passes everything on, but pages start with the local build. Only who
 * opens this server's address sees it; the shop itself learns nothing of it and trusts nothing local.
 */
export async function serveInShop(
  root: string,
  { remote, shop, port }: { remote: string; shop: URL; port: number },
): Promise<void> {
  const config = shopConfig({ host: join(root, 'host'), remote: join(root, remote), id: remote });
  const { descriptor } = (await import(join(root, remote, 'src/descriptor.ts'))) as { descriptor: { id: string } };
  const own = `http://localhost:${port}`;
  const isLocal = (path: string) => path.startsWith(localPath);
  const page = createShopPage({ shop, descriptor, script: `${localPath}main.js` });
  await runDevServer(root, config, {
    port,
    static: false,
    devMiddleware: { index: false },
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: { pathname: `${localPath}ws` },
    },
    webSocketServer: { type: 'ws', options: { path: `${localPath}ws` } },
    setupMiddlewares: (middlewares: unknown[]) => [{ name: 'shop-page', middleware: page }, ...middlewares],
    proxy: [
      {
        pathFilter: (path: string) => !isLocal(path),
        target: shop.origin,
        changeOrigin: true,
        on: {
          // The shop takes state changes from its own pages only (SEC-6); this page stands for one of them, any other stays what it is.
          proxyReq(
            request: { setHeader(name: string, value: string): void },
            { headers }: { headers: { origin?: string } },
          ) {
            if (headers.origin === own) request.setHeader('origin', shop.origin);
          },
        },
      },
    ],
  });
}
