/** @jest-environment node */
import { setTimeout } from 'node:timers/promises';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { encodings, openPageBody, pageCompression } from './page-body.ts';

interface Asked {
  Querystring: { ms: string; after?: string };
}

let server: FastifyInstance;
let url: string;

beforeAll(async () => {
  server = Fastify();
  await server.register(compress, { encodings });
  server.get<Asked>('/', { compress: pageCompression }, async (request, reply) => {
    const body = openPageBody(reply, '<start>');
    const made = setTimeout(Number(request.query.ms), '<rest>', { ref: false });
    const { rest, late } = await body.startWith(made, '<meanwhile>', 200);
    const finished = body.finish(`${late ? '<late>' : ''}${rest}`);
    if (request.query.after) body.goOn('<too late>');
    return finished;
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

it('A page is sent in brotli to a browser that takes zstd too', async () => {
  const answer = await fetch(`${url}/?ms=1`, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
});

describe.each(['br', 'gzip', 'identity'])('The body of a page, sent as %s', (encoding) => {
  const get = (ms: number, signal: AbortSignal | null = null) =>
    fetch(`${url}/?ms=${ms}`, { headers: { 'accept-encoding': encoding }, signal });

  it('has nothing in between when the rest comes in time', async () => {
    expect(await (await get(1)).text()).toBe('<start><rest>');
  });

  it('goes on with something else while the rest is long in coming', async () => {
    expect(await (await get(600)).text()).toBe('<start><meanwhile><late><rest>');
  });

  it('is whole although something comes after its end', async () => {
    const answer = await fetch(`${url}/?ms=1&after=1`, { headers: { 'accept-encoding': encoding } });
    expect(await answer.text()).toBe('<start><rest>');
  });

  it('begins at once', async () => {
    const leaving = new AbortController();
    const asked = performance.now();
    const answer = await get(2500, leaving.signal);
    const { value } = (await answer.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toMatch(/^<start>/);
    expect(performance.now() - asked).toBeLessThan(2000);
    leaving.abort();
  });
});
