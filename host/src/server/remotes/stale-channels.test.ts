/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHttpSource, startRegistry, type ShellRecord } from '@aylal/releases';
import { openTrialRegistry, type TrialRegistry } from '@aylal/releases/testing';
import type { RunningHost } from '../host-options.ts';
import { startHost } from '../start-host.ts';

const channelAddress = '/v1/channels/stable';
const remote = 'mf-trial';

let trial: TrialRegistry;
let service: Awaited<ReturnType<typeof startRegistry>>;
let host: RunningHost;
let log: string[];
/** What is between registry and host: answers the channel with these bytes instead. */
let said: string | null;

beforeEach(async () => {
  log = [];
  said = null;
  trial = openTrialRegistry();
  await trial.live({});
  service = await startRegistry({ registry: trial.registry, host: '127.0.0.1', port: 0, now: trial.now });
  mkdirSync(join(trial.folder, 'dist'));
  const build = { version: '1', git: 'x', builtAt: '', main: ['main.js'], first: [], chunks: {}, later: {}, needs: {} };
  const files = { 'main.js': { sha384: 'A'.repeat(64), bytes: 1 } };
  writeFileSync(join(trial.folder, 'dist', 'host.json'), JSON.stringify({ ...build, files }));
});
afterEach(async () => {
  await host.close();
  await service.close();
  trial.close();
});

async function start(shell?: ShellRecord) {
  const source = await createHttpSource({
    url: service.url,
    registryKey: trial.registry.registryKey,
    lastSetFile: join(trial.folder, 'kept.json'),
    now: trial.now,
    shell,
    fetch: async (address, how) =>
      said !== null && String(address).endsWith(channelAddress) ? new Response(said) : fetch(address, how),
  });
  host = await startHost({
    host: '127.0.0.1',
    port: 0,
    buildFolder: join(trial.folder, 'dist'),
    providerUrl: 'http://127.0.0.1:9',
    source,
    sandbox: false,
    logTo: { write: (line) => void log.push(line) },
    refreshMs: 40,
  });
}

const get = (path: string) => fetch(host.url.replace('localhost', '127.0.0.1') + path);
const channel = async () => (await fetch(service.url + channelAddress)).text();
const served = async () => ((await (await get(`/boot/releases/${remote}`)).json()) as { version: string }).version;
const ready = async () => (await get('/readyz')).json();

/** Looks until the host says this of itself; every release that it served meanwhile. */
async function servedUntil(state: object): Promise<readonly string[]> {
  const versions = new Set<string>();
  for (let look = 0; look < 200; look += 1) {
    versions.add(await served());
    if (JSON.stringify(await ready()) === JSON.stringify(state)) return [...versions.add(await served())];
  }
  throw new Error(`it says ${JSON.stringify(await ready())}, not ${JSON.stringify(state)}`);
}
const logged = (code: string) =>
  log.some((line) => line.includes('releases-not-read') && line.includes(`"error_code":"${code}"`));

describe('A host to which an older channel is replayed', () => {
  it('[MFE-3] keeps what it has, says so, also after a restart, and goes on with the next good one', async () => {
    const old = await channel();
    await trial.live({ version: '1.1.0+bb' });
    await start();
    expect(await servedUntil({ status: 'ready' })).toEqual(['1.1.0+bb']);
    said = old;
    const replayed = { status: 'ready', releases: 'kept', cause: 'replayed' };
    expect(await servedUntil(replayed)).toEqual(['1.1.0+bb']);
    expect(logged('replayed')).toBe(true);

    await host.close();
    log = [];
    await start();
    expect(await servedUntil(replayed)).toEqual(['1.1.0+bb']);
    expect(logged('replayed')).toBe(true);

    await trial.live({ version: '1.2.0+cc' });
    said = null;
    expect((await servedUntil({ status: 'ready' })).at(-1)).toBe('1.2.0+cc');
  });
});

describe('A host to which an expired channel is served', () => {
  it('[MFE-3] keeps what it has, says so, also after a restart, however old that is by then', async () => {
    await start();
    expect(await servedUntil({ status: 'ready' })).toEqual(['1.0.0+aa']);
    said = await channel();
    await trial.live({ version: '1.1.0+bb' });
    const expiring = await channel();
    trial.pass(15 * 24 * 3_600_000);
    said = expiring;
    const expired = { status: 'ready', releases: 'kept', cause: 'expired' };
    expect(await servedUntil(expired)).toEqual(['1.0.0+aa']);
    expect(logged('expired')).toBe(true);

    await host.close();
    log = [];
    await start();
    expect(await servedUntil(expired)).toEqual(['1.0.0+aa']);
    expect(logged('expired')).toBe(true);

    said = null;
    expect((await servedUntil({ status: 'ready' })).at(-1)).toBe('1.1.0+bb');
  });
});

describe('The metrics of a host', () => {
  it('say for how many seconds channel and keys are still good', async () => {
    const ends = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
    await trial.registry.ownKeys.rotate('a year has passed', ends(400));
    const key = await trial.registry.ownKeys.signing();
    await start();
    const text = await (await get('/metrics')).text();
    const seconds = (of: string) => Number(new RegExp(`ends_in_seconds\\{${of}\\} (-?\\d+)`).exec(text)?.[1]);
    expect(Math.round(seconds(`kind="registry-key",id="${key.id}"`) / 86_400)).toBe(400);
    const left = Date.parse((await trial.registry.channels.read('stable')).expires) - Date.now();
    expect(Math.abs(seconds('kind="channel",id="stable"') - left / 1000)).toBeLessThan(60);
  });
});

describe('A host whose registry is away', () => {
  it('[MFE-3] says that it keeps what it has', async () => {
    await start();
    await service.close();
    expect(await servedUntil({ status: 'ready', releases: 'kept', cause: 'no-answer' })).toEqual(['1.0.0+aa']);
    expect(logged('no-answer')).toBe(true);
  });
});

describe('[MFE-7] A host that cannot run the live release of a remote', () => {
  it('serves the newest that it can run, and says so when asked and once in its log', async () => {
    const shared = { react: '19.3.1', 'react-dom': '19.3.1' };
    await start({ name: 'host', version: '1.4.0', contract: '1.4.0', shared, events: [] });
    expect(await ready()).toEqual({ status: 'ready' });
    await trial.live({ version: '1.1.0+bb', contract: '^1.5.0' });
    const why = 'contract-range: the release asks for shell contract ^1.5.0; the live shell host 1.4.0 offers 1.4.0';
    const cannotRun = [{ remote, version: '1.1.0+bb', why, instead: '1.0.0+aa' }];
    expect(await servedUntil({ status: 'ready', cannotRun })).toEqual(['1.0.0+aa']);
    await trial.live({ version: '1.2.0+cc' });
    expect(await servedUntil({ status: 'ready' })).toContain('1.2.0+cc');
    const warned = log.filter((line) => line.includes('release-cannot-run'));
    expect(warned.map((line) => JSON.parse(line) as object)).toMatchObject([{ version: '1.1.0+bb', why }]);
  });
});
