import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serviceWorkerPath } from '../../offline/offline-storage.ts';

const worker = readFileSync(join(import.meta.dirname, 'service-worker.js'));

/** The worker that shows kept tickets without a network. It may reach our own origin and nothing else; browsers ask for it again each time. */
export function addServiceWorker(app: FastifyInstance): void {
  app.get(serviceWorkerPath, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(worker),
  );
}
