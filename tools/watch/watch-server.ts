import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { readOtlp } from './read-otlp.ts';
import { createSpanStore } from './span-store.ts';
import { overviewPage, tracePage } from './watch-page.ts';

/** A collector of spans (OTLP as JSON over HTTP) that shows them: for one machine, in memory. Rejects where the port is taken. */
export async function openWatch(port: number, shopUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const store = createSpanStore();
  async function answer(request: IncomingMessage) {
    const { method, url = '/' } = request;
    if (method === 'POST' && url === '/v1/traces') {
      store.add(readOtlp(await json(request)));
      return { status: 200, type: 'application/json', body: '{}' };
    }
    const [, traceId] = /^\/trace\/([0-9a-f]{32})$/.exec(url) ?? [];
    const spans = traceId ? store.trace(traceId) : [];
    if (spans.length > 0) return { status: 200, type: 'text/html; charset=utf-8', body: tracePage(spans) };
    if (url === '/') return { status: 200, type: 'text/html; charset=utf-8', body: overviewPage(store, shopUrl) };
    return { status: 404, type: 'text/plain', body: 'not here\n' };
  }
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
