/** @jest-environment node */
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tracesOfPages } from '@aylal/server';
import type { FastifyInstance } from 'fastify';
import { createServer } from './create-server.ts';

const open = (draining: () => boolean, arrivalMs: number) =>
  createServer({
    secure: false,
    logLevel: 'silent',
    trustedProxies: () => false,
    arrivalMs,
    draining,
    traces: tracesOfPages('a key'),
  });

async function connected(app: FastifyInstance): Promise<Socket> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

describe('The server', () => {
  it('[REL-11] ends a client whose headers or body do not arrive', async () => {
    const app = await open(() => false, 200);
    app.post('/', async () => 'done');
    const slow = ['GET / HTTP/1.1\r\nHost: a\r\n', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{'];
    for (const start of slow) {
      const socket = await connected(app);
      socket.resume().write(start);
      await once(socket, 'close');
      expect(socket.destroyed).toBe(true);
    }
    await app.close();
  });

  it('[REL-10] ends the connection of a call that was under way when it began to stop', async () => {
    let draining = false;
    const app = await open(() => draining, 30_000);
    app.get('/', async () => {
      draining = true;
      return 'done';
    });
    const socket = await connected(app);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString('utf8').toLowerCase()).toContain('connection: close');
    await once(socket, 'close');
    await app.close();
  });
});
