import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

/** Whether another program listens on a port, and on Linux which. */
export async function portOwner(port: number): Promise<{ taken: boolean; owner: string | null }> {
  const taken = !(await isFree(port));
  return { taken, owner: taken && process.platform === 'linux' ? findOwner(port) : null };
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    // As the web server listens.
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve(true)));
  });
}

/** Number and command line of the process that holds the listening socket; null where it belongs to another user. */
function findOwner(port: number): string | null {
  const sockets = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeningSockets(table, port)));
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const holds = readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.has(readlinkSync(`/proc/${pid}/fd/${fd}`)));
      if (holds) return `process ${pid} (${readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim()})`;
    } catch {
      // It ended meanwhile, or belongs to another user.
    }
  }
  return null;
}

const LISTENING = '0A';

function listeningSockets(table: string, port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  return readFileSync(table, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address, , state]) => address?.endsWith(`:${hex}`) && state === LISTENING)
    .map((columns) => `socket:[${columns[9]}]`);
}
