import { createServer } from 'node:net';
import { portOwner } from './port-owner.ts';

describe('portOwner', () => {
  it('names the process that listens, and says when the port is free again', async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as { port: number };
    const { taken, owner } = await portOwner(port);
    await new Promise((closed) => server.close(closed));
    expect(taken).toBe(true);
    expect(owner ?? '').toContain(process.platform === 'linux' ? `process ${process.pid} (` : '');
    expect(await portOwner(port)).toEqual({ taken: false, owner: null });
  });
});
