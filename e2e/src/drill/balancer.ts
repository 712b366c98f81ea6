import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 500;
const LOOK_DEADLINE_MS = 1_000;

/** Stands before several instances of a service, as the proxy of a real shop does: who does not say that it is ready gets no connections, and loses those it has. */
export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

/** Over ports of this machine; `readyPath` answers 200 while an instance takes work. */
export async function openBalancer(ports: readonly number[], readyPath = '/readyz'): Promise<Balancer> {
  const ready = new Set(ports);
  const open = new Map<Socket, number>();
  const state = { isOpen: true, turn: 0 };

  async function look(port: number): Promise<void> {
    const signal = AbortSignal.timeout(LOOK_DEADLINE_MS);
    const answer = await fetch(`http://127.0.0.1:${port}${readyPath}`, { signal }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200) ready.add(port);
    else takeOut(port);
  }
  function takeOut(port: number): void {
    ready.delete(port);
    for (const [socket, of] of open) if (of === port) socket.destroy();
  }
  async function keepLooking(): Promise<void> {
    while (state.isOpen) {
      await Promise.all(ports.map(look));
      await wait(LOOK_EVERY_MS);
    }
  }

  const server = createServer((near) => {
    const able = ports.filter((port) => ready.has(port));
    const port = able[(state.turn += 1) % able.length];
    near.on('error', () => {});
    if (port === undefined) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.set(socket, port);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const looking = keepLooking();
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      state.isOpen = false;
      await looking;
      for (const socket of open.keys()) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
