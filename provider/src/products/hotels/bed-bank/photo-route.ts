import type { FastifyInstance } from 'fastify';
import { Agent, request } from 'undici';
import { refuse } from '../../../platform/http/problem-error.ts';

const PATH = /^[\w-]+(\/[\w-]+){0,4}\.jpe?g$/i;
const MOST_BYTES = 4 * 1024 * 1024;
const DEADLINE_MS = 6_000;
const A_WEEK = 604_800;

/** Photographs of the bank's hotels, fetched from `photosUrl` and no other place: pages load pictures from us only (WEB-1). A missing or slow one is 404 or 503. */
export function registerHotelPhotos(app: FastifyInstance, photosUrl: string): void {
  const agent = new Agent({ connections: 20, connect: { timeout: 2_000 }, maxResponseSize: MOST_BYTES });
  app.addHook('onClose', () => agent.close());
  app.get<{ Params: { '*': string } }>('/pictures/hotels/photo/*', async ({ params }, reply) => {
    if (!PATH.test(params['*'])) throw refuse('not-found');
    const photo = await fetchPhoto(agent, `${photosUrl}/${params['*']}`);
    return reply
      .header('content-type', photo.type)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', `public, max-age=${A_WEEK}`)
      .send(photo.bytes);
  });
}

async function fetchPhoto(agent: Agent, url: string): Promise<{ readonly type: string; readonly bytes: Buffer }> {
  let photo: { readonly status: number; readonly type: string; readonly bytes: Buffer };
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const bytes = Buffer.from(await body.arrayBuffer());
    photo = { status: statusCode, type: String(headers['content-type']), bytes };
  } catch {
    throw refuse('unavailable', { retryAfterSeconds: 30 });
  }
  if (photo.status !== 200 || !/^image\/(jpeg|png|webp)$/.test(photo.type)) throw refuse('not-found');
  return photo;
}
