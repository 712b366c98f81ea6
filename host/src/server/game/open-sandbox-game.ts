import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrivalLimits } from '@aylal/server';
import Fastify, { type FastifyInstance } from 'fastify';

export interface SandboxGame {
  /** Where the game is, with a final slash. */
  readonly url: string;
  close(): Promise<void>;
}

export interface SandboxGameOptions {
  readonly publicUrl: string;
  readonly host: string;
  readonly port: number;
  /** Origins whose pages may frame ours, and so what ours frame. */
  readonly frameAncestors: readonly string[];
  /** How long a request may take to arrive (REL-11); 30 s when left out. */
  readonly arrivalMs?: number;
}

const folder = join(import.meta.dirname, 'sandbox-game');
const script = 'text/javascript; charset=utf-8';
const files = [
  ['/game.js', script],
  ['/bones.js', script],
  ['/words.js', script],
  ['/game.css', 'text/css; charset=utf-8'],
] as const;

/**
 * The sandbox's game, at the port above ours, or a free one where that is taken: another origin, as a game of somebody else has (WEB-5). On this machine under its number
 * instead of its name, so that not even a cookie of ours comes there. Null where browsers reach us by another way than this machine's own port.
 */
export async function openSandboxGame(options: SandboxGameOptions): Promise<SandboxGame | null> {
  const { publicUrl, host, port, frameAncestors, arrivalMs } = options;
  const reached = new URL(publicUrl);
  if (reached.protocol !== 'http:' || (reached.port || '80') !== String(port)) return null;
  const app = createGame(reached.origin, [reached.origin, ...frameAncestors], arrivalMs);
  await app.listen({ host, port: port === 0 ? 0 : port + 1 }).catch(() => app.listen({ host, port: 0 }));
  const bound = app.server.address();
  reached.port = String(typeof bound === 'object' && bound ? bound.port : '');
  if (reached.hostname === 'localhost') reached.hostname = '127.0.0.1';
  return {
    url: `${reached.origin}/`,
    async close() {
      const closed = app.close();
      app.server.closeAllConnections();
      await closed;
    },
  };
}

/** `shop` is the origin that the game talks to, and nobody else. */
function createGame(shop: string, framedBy: readonly string[], arrivalMs?: number): FastifyInstance {
  const app = Fastify({ logger: false, ...arrivalLimits(arrivalMs), return503OnClosing: false });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${framedBy.join(' ')}`,
    });
  });
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace('{shop}', shop);
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  for (const [path, type] of files) {
    const content = readFileSync(join(folder, path));
    app.get(path, async (_request, reply) => reply.type(type).send(content));
  }
  return app;
}
