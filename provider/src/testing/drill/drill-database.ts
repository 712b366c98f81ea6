import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyServer } from './copy-server.ts';
import { mountDisk } from './drill-disk.ts';
import { openPostgresServer, type PostgresServer } from './postgres-server.ts';

/** How long it takes to notice that a server is gone: some seconds with Patroni or a managed service. */
const UNNOTICED_MS = 2_000;

/** A primary and its synchronous standby: what the primary acknowledges, both have on disk. */
export interface DrillDatabase {
  /** Of the server that is the primary now. */
  readonly url: string;
  readonly port: number;
  /** The primary dies and comes back by itself after `goneMs`. */
  kill(goneMs: number): Promise<void>;
  /** The primary dies for good: the standby takes over, and gets a standby of its own. */
  failOver(): Promise<void>;
  /** The standby dies: commits wait for it until that is noticed, then go on without, until there is another. */
  loseStandby(): Promise<void>;
  /** The primary stands still, as a machine without memory does. */
  freeze(milliseconds: number): Promise<void>;
  /** Not a byte is left on the disk of both servers for a while; undefined where they have none of their own. */
  readonly fillDisk: ((milliseconds: number) => Promise<void>) | undefined;
  close(): Promise<void>;
}

export async function openDrillDatabase(): Promise<DrillDatabase> {
  const root = mkdtempSync(join(tmpdir(), 'aylal-drill-'));
  // Under root the server is another user, who must be able to enter.
  chmodSync(root, 0o755);
  const disk = await mountDisk(root);
  let number = 0;
  const newFolder = () => join(root, `server-${(number += 1)}`);
  let primary = await openPostgresServer(newFolder(), { isNew: true });
  let standby = await addStandby();

  async function addStandby(): Promise<PostgresServer> {
    const folder = newFolder();
    await copyServer(primary, folder);
    const added = await openPostgresServer(folder, { isNew: false });
    while ((await primary.query("select 1 from pg_stat_replication where state = 'streaming'")).length === 0)
      await wait(50);
    await waitForStandby('*');
    return added;
  }
  /** `*` for any standby, nothing for none. */
  async function waitForStandby(names: string): Promise<void> {
    await primary.query(`alter system set synchronous_standby_names = '${names}'`);
    await primary.query('select pg_reload_conf()');
  }

  return {
    get url() {
      return primary.url;
    },
    get port() {
      return primary.port;
    },
    async kill(goneMs) {
      primary.kill();
      await wait(goneMs);
      await primary.start();
    },
    async failOver() {
      primary.kill();
      await wait(UNNOTICED_MS);
      await standby.query('select pg_promote()');
      primary = standby;
      standby = await addStandby();
    },
    async loseStandby() {
      standby.kill();
      await wait(UNNOTICED_MS);
      await waitForStandby('');
      standby = await addStandby();
    },
    freeze: (milliseconds) => primary.freeze(milliseconds),
    fillDisk: disk
      ? async (milliseconds) => {
          await disk.fill();
          await wait(milliseconds);
          await disk.empty();
          // A server that could not write its log has ended, and a supervisor starts it.
          for (const server of [primary, standby]) await server.startIfEnded();
        }
      : undefined,
    async close() {
      await standby.stop();
      await primary.stop();
      await disk?.unmount();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
