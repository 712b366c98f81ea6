import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { sandboxPosapi } from './sandbox-posapi.ts';
import { sandboxTaxpayers } from './sandbox-taxpayers.ts';

/** The tax office of the sandbox, for our own clients. */
export function sandboxTaxRoutes(app: FastifyInstance, deps: Pick<Deps, 'clock' | 'db' | 'faults'>): void {
  app.register(async (office) => sandboxPosapi(office, deps), { prefix: '/sandbox/ebarimt' });
  app.register(async (office) => sandboxTaxpayers(office, deps), { prefix: '/sandbox/ebarimt/api/info/check' });
}
