import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface ServedHost {
  readonly url: string;
  close(): Promise<void>;
}

/** A web server such as a partner has: its built scripts, one page for every other address, and the shop's API under its own `/api/`, read only. */
export async function serveHost(folder: string, name: string, shop: string): Promise<ServedHost> {
  const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><div id="root" data-shop="${shop}"></div><script src="/${name}.js"></script>`;
  const server = createServer((request, response) => {
    const target = request.url ?? '/';
    const path = target.split('?')[0] ?? '/';
    if (path.startsWith('/api/')) {
      void forward(target, request.headers['accept-language'] ?? 'mn').then(({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(body),
      );
      return;
    }
    const file = join(folder, path.slice(1).replace(/[^\w.-]/g, ''));
    if (path.endsWith('.js') && existsSync(file)) {
      createReadStream(file).pipe(response.writeHead(200, { 'content-type': 'text/javascript' }));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));

  async function forward(target: string, language: string): Promise<{ status: number; body: string }> {
    const answer = await fetch(shop + target, {
      headers: { accept: 'application/json', 'accept-language': language, 'x-aylal-client': 'web' },
    });
    return { status: answer.status, body: await answer.text() };
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
