import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { constants, createBrotliCompress } from 'node:zlib';
import { freePort } from '../load/start-engine.ts';
import type { PackedFile } from './packed-file.ts';

export interface EdgeOptions {
  /** What is answered from memory, by path. */
  readonly packedFiles: ReadonlyMap<string, PackedFile>;
  /** Makes the pages; none where every page is kept. */
  readonly pages?: string;
  /** The product, for the files that all peers show alike and for the provider's reads in the browser. */
  readonly product: string;
  /** Of every answer of this edge's own. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Edge {
  readonly url: string;
  close(): Promise<void>;
}

/** Paths that the product answers for every peer. */
const ofProduct = /^\/(api|fonts|brand|sandbox)\/|^\/favicon\.svg$/;

/**
 * The web server in front of a peer, with the product's transport: HTTP/1.1, files in brotli 11 made beforehand, pages in brotli 5 as they come, the same
 * security headers. What it does not keep it fetches from the peer's own server or from the product on this machine.
 */
export async function startEdge({ packedFiles, pages, product, headers }: EdgeOptions): Promise<Edge> {
  const port = await freePort();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://edge').pathname;
    const file = packedFiles.get(path);
    if (file) sendFile(response, file, headers);
    else if (pages && !ofProduct.test(path)) sendPage(request, response, pages, headers);
    else forward(request, response, product);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function sendFile(response: ServerResponse, file: PackedFile, headers: Readonly<Record<string, string>>): void {
  response.writeHead(200, {
    ...headers,
    ...file.headers,
    'content-type': file.type,
    'content-length': file.body.length,
    ...(file.encoding ? { 'content-encoding': file.encoding, vary: 'accept-encoding' } : {}),
  });
  response.end(file.body);
}

/** Each piece leaves as it comes. */
function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  pages: string,
  headers: Readonly<Record<string, string>>,
): void {
  passOn(request, response, pages, { 'accept-encoding': 'identity' }, (answer) => {
    const { 'content-length': _, ...given } = answer.headers;
    const packed = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    response.writeHead(answer.statusCode ?? 502, { ...headers, ...given, 'content-encoding': 'br' });
    packed.pipe(response);
    answer.on('data', (piece) => {
      packed.write(piece);
      packed.flush();
    });
    answer.on('end', () => packed.end());
  });
}

function forward(request: IncomingMessage, response: ServerResponse, to: string): void {
  passOn(request, response, to, {}, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
}

function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  to: string,
  changed: Readonly<Record<string, string>>,
  answered: (answer: IncomingMessage) => void,
): void {
  const { host } = new URL(to);
  const asked = ask(to + request.url, { method: request.method, headers: { ...request.headers, host, ...changed } });
  asked.on('response', answered);
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}
