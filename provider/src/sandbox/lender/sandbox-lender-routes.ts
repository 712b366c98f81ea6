import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { lenderPages } from './lender-pages.ts';
import { lenderServer } from './lender-server.ts';

/** The sandbox's lender: `/sandbox/lender/v1` for our client, `/sandbox/loan/{id}` for a person. */
export function sandboxLenderRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids' | 'lifecycle' | 'logger'>,
): void {
  app.register(async (partner) => lenderServer(partner, deps), { prefix: '/sandbox/lender/v1' });
  app.register(async (pages) => lenderPages(pages, deps), { prefix: '/sandbox/loan' });
}
