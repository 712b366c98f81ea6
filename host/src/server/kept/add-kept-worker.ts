import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { keptWorkerPath } from '../../kept/keeping-device.ts';

const worker = readFileSync(join(import.meta.dirname, 'kept-worker.js'));

/** The worker that shows kept tickets without a network. It may reach our own origin and nothing else; browsers ask for it anew each time. */
export function addKeptWorker(app: FastifyInstance): void {
  app.get(keptWorkerPath, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(worker),
  );
}
