import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localPath, shopConfig } from '../webpack/shop-config.ts';
import { runDevServer } from './dev-server.ts';
import { createShopPage } from './shop-page.ts';

/**
 * The remote of a folder inside a shop that runs: this server is in front of the shop and passes everything on, but pages start with the local build. Only who
 * opens this server's address sees it; the shop itself learns nothing of it and trusts nothing local.
 */
export async function serveInShop(
  directory: string,
  { host, shop, port }: { host: string; shop: URL; port: number },
): Promise<void> {
  const file = pathToFileURL(join(directory, 'src/descriptor.ts')).href;
  const { descriptor } = (await import(file)) as { descriptor: { id: string } };
  const config = shopConfig({ host, remote: directory, id: descriptor.id });
  const own = `http://localhost:${port}`;
  const isLocal = (path: string) => path.startsWith(localPath);
  const page = createShopPage({ shop, descriptor, script: `${localPath}main.js` });
  await runDevServer(config, {
    port,
    static: false,
    devMiddleware: { index: false },
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: { pathname: `${localPath}ws` },
    },
    webSocketServer: { type: 'ws', options: { path: `${localPath}ws` } },
    setupMiddlewares: (middlewares) => [{ name: 'shop-page', middleware: page }, ...middlewares],
    proxy: [
      {
        pathFilter: (path: string) => !isLocal(path),
        target: shop.origin,
        changeOrigin: true,
        on: {
          // The shop takes state changes from its own pages only (SEC-6); this page stands for one of them, any other stays what it is.
          proxyReq(request, { headers }) {
            if (headers.origin === own) request.setHeader('origin', shop.origin);
          },
        },
      },
    ],
  });
}
