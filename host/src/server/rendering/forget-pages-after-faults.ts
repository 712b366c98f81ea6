import type { FastifyInstance } from 'fastify';
import type { PageRendering } from './open-rendering.ts';

/** A fault that the sandbox plays from now on, or ends, is to be seen in the next page: none that was rendered before hides it. */
export function forgetPagesAfterFaults(app: FastifyInstance, { forget }: Pick<PageRendering, 'forget'>): void {
  app.addHook('onSend', async (request) => {
    if (request.method !== 'GET' && request.raw.url?.startsWith('/sandbox/')) forget();
  });
}
