import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentableProxy {
  readonly port: number;
  /** Nothing goes through any more, and no side is notified: as with a cable pulled out. */
  silence(): void;
  /** New connections work again; those of before stay dead. */
  restore(): void;
  close(): Promise<void>;
}

/** A line to a local port that can fall silent. */
export async function silentableProxy(target: number): Promise<SilentableProxy> {
  const lines: { near: Socket; far: Socket }[] = [];
  let silent = false;
  const server = createServer((near) => {
    near.on('error', () => near.destroy());
    if (silent) return;
    const far = connect(target, '127.0.0.1');
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
    lines.push({ near, far });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => {
      silent = true;
      for (const { near, far } of lines) {
        near.unpipe(far);
        far.unpipe(near);
        near.pause();
        far.pause();
      }
    },
    restore: () => {
      silent = false;
    },
    close: async () => {
      for (const { near, far } of lines) {
        near.destroy();
        far.destroy();
      }
      server.close();
    },
  };
}
