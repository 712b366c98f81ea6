import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AWAY_MS,
  freePort,
  hostHeaders,
  supervise,
  startServiceProcess,
  type DrillPart,
  type Incident,
  type OpenPart,
} from '@aylal/provider/testing/drill';
import { openBalancer } from './balancer.ts';
import { registryFaults, runTeam, type Released } from './release-team.ts';
import { openTwoRegistries } from './two-registries.ts';
import { runVisitor, type Visits } from './visitor.ts';

const VISITORS = 2;

/** Rejects when the providers do not believe the key. */
async function askAsHost(url: string, key: string): Promise<void> {
  const { status } = await fetch(`${url}/ledger/check`, { headers: { [hostHeaders.key]: key } });
  if (status === 404) throw new Error('the providers do not know the new key of hosts');
}

/** Two web servers and two registries around the providers, each pair behind an address of its own, with visitors who open pages and a team that releases. */
export function shopAround(root: string): OpenPart {
  return async ({ ports, hostKey, replaceHostKey }): Promise<DrillPart> => {
    const folder = mkdtempSync(join(tmpdir(), 'aylal-drill-shop-'));
    const providers = await openBalancer(ports, '/readyz');
    const registries = await openTwoRegistries(root, folder);
    const openHost = async (name: string) => {
      const port = await freePort();
      const supervised = await supervise((env) =>
        startServiceProcess([join(root, 'host/src/server/main.ts')], {
          PORT: String(port),
          HOST: '127.0.0.1',
          DATA_DIR: join(folder, name),
          PROVIDER_URL: providers.url,
          HOST_KEY: hostKey(),
          RELEASES_URL: registries.balancer.url,
          RELEASES_KEY: registries.own.registryKey,
          DRAIN_DELAY_MS: '0',
          RENDER_THREADS: '1',
          LOG_LEVEL: 'error',
          ...env,
        }),
      );
      return { ...supervised, port };
    };
    const hosts = [await openHost('host-one'), await openHost('host-other')] as const;
    const front = await openBalancer(hosts.map(({ port }) => port));

    const state = { isOver: false };
    const isOver = () => state.isOver;
    const visits: Visits = { pages: 0, retried: 0, announced: 0, scripts: 0, faults: [] };
    const released: Released = { revisions: 0, retried: 0 };
    const traffic = Promise.all([
      ...Array.from({ length: VISITORS }, () => runVisitor(front.url, visits, isOver)),
      runTeam({ url: registries.balancer.url, own: registries.own, root, isOver }, released),
    ]);
    traffic.catch(() => {});

    const incidents: readonly Incident[] = [
      { name: 'a web server is killed', happen: ({ oneOf }) => oneOf(hosts).restart('SIGKILL') },
      { name: 'a web server is replaced', happen: ({ oneOf }) => oneOf(hosts).restart('SIGTERM') },
      { name: 'a web server stands still', happen: ({ oneOf }) => oneOf(hosts).freeze(AWAY_MS) },
      {
        name: 'the key between hosts and providers is replaced',
        async happen() {
          await replaceHostKey();
          for (const host of hosts) await host.restart('SIGTERM');
          await askAsHost(providers.url, hostKey());
        },
      },
      { name: 'a registry is killed', happen: ({ oneOf }) => oneOf(registries.all).restart('SIGKILL') },
      { name: 'a registry stands still', happen: ({ oneOf }) => oneOf(registries.all).freeze(AWAY_MS) },
      { name: 'the store of releases is cut off', happen: () => registries.cutStore(AWAY_MS) },
    ];
    return {
      incidents,
      facts: () => ({
        pages: visits.pages,
        scripts: visits.scripts,
        'loaded at the second try': visits.retried,
        'busy, and said so': visits.announced,
        releases: released.revisions,
        'releases tried again': released.retried,
      }),
      async end() {
        state.isOver = true;
        await traffic;
        return [...visits.faults, ...(await registryFaults(registries.own, released))];
      },
      async close() {
        state.isOver = true;
        await front.close();
        await Promise.all(hosts.map((host) => host.stop()));
        await registries.close();
        await providers.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  };
}
