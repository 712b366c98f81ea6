import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A wire between two services that can be cut and slowed. */
export interface TcpGate {
  /** Where it listens on this machine. */
  readonly port: number;
  /** Nothing comes through for a while, and no error is raised: connections stand still, as when a switch fails. */
  cut(milliseconds: number): Promise<void>;
  /** For a while everything arrives later. */
  slow(milliseconds: number, delayMs: number): Promise<void>;
  close(): Promise<void>;
}

/** Listens on a free port and passes on to whichever port `target` names when a connection begins. */
export async function openTcpGate(target: () => number): Promise<TcpGate> {
  const open = new Set<Socket>();
  const state = { cut: Promise.resolve<unknown>(undefined), delayMs: 0 };

  /** Bytes in their order, each piece as late as the wire is slow when it comes. */
  function pass(from: Socket, to: Socket): void {
    let before: Promise<unknown> = Promise.resolve();
    from.on('data', (piece) => {
      from.pause();
      before = before
        .then(() => state.cut)
        .then(() => (state.delayMs > 0 ? wait(state.delayMs) : undefined))
        .then(() => {
          to.write(piece);
          from.resume();
        });
    });
    from.on('end', () => void before.then(() => to.end()));
    for (const event of ['error', 'close'] as const) from.on(event, () => to.destroy());
  }

  const server = createServer((near) => {
    const far = connect(target(), '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    async cut(milliseconds) {
      state.cut = wait(milliseconds);
      await state.cut;
    },
    async slow(milliseconds, delayMs) {
      state.delayMs = delayMs;
      await wait(milliseconds);
      state.delayMs = 0;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
