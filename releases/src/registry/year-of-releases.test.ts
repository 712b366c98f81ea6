import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createSource } from '../sources/create-source.ts';
import { createStorageReader } from '../sources/storage-reader.ts';
import { betweenActsMs, fillChannel } from '../testing/fill-channel.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import { anybody } from '../testing/trial-service.ts';

/** `mf-team-aa` to `mf-team-bx`. */
const teams = Array.from(
  { length: 50 },
  (_, index) => `mf-team-${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`,
);
const [team = ''] = teams;
const [older, newer] = ['1.0.0+aa', '1.1.0+bb'] as const;
const revisions = 100_000;

let trial: TrialRegistry;
beforeAll(async () => {
  trial = openTrialRegistry();
  for (const version of [older, newer])
    for (const remote of teams) await trial.registry.publish(await trial.bundle({ remote, version }));
  for (const version of [older, newer]) await trial.promote(Object.fromEntries(teams.map((one) => [one, version])));
  fillChannel(trial, revisions - 30);
}, 120_000);
afterAll(() => trial.close());

const present = async () => (await trial.registry.status('stable')).present;
const newest = async () => (await present())?.revision ?? 0;
const headFile = () => join(trial.folder, 'releases/channels/stable.signed.json');
const segments = async () => (await trial.registry.storage.list('segments/stable')).length;
const openHost = async (reader = createStorageReader(trial.registry.storage)) => {
  const how = { channel: 'stable', baseUrl: '/r/', now: trial.now, lastSetFile: join(trial.folder, 'kept.json') };
  return createSource({ ...how, reader, registryKey: trial.registry.registryKey });
};
async function rollBack(to: string | number) {
  trial.pass(betweenActsMs);
  const how = { channel: 'stable', after: await newest(), reason: 'it broke', at: trial.now().toISOString() };
  const act = { act: 'rollback-remotes', remotes: [team], to, ...how } as const;
  return trial.registry.act(await trial.registry.sign(act));
}
async function promote() {
  trial.pass(betweenActsMs);
  return trial.promote({ [team]: newer });
}

describe('A channel after a year of fifty teams', () => {
  it('is extended by commands, closes its segments and keeps a head below 64 KB', async () => {
    const before = await segments();
    if ((await present())?.releases[team]?.version === older) await promote();
    while ((await newest()) < revisions) {
      await rollBack(older);
      await promote();
    }
    expect(await segments()).toBeGreaterThan(before);
    expect(statSync(headFile()).size).toBeLessThan(64_000);
    expect((await present())?.releases[team]?.version).toBe(newer);
  }, 60_000);

  it('goes back to a revision of months ago', async () => {
    // The team's turn to go down comes every hundred revisions, from the third on.
    const { revision } = await rollBack(80_003);
    expect(revision).toMatchObject({ act: 'rollback', releases: { [team]: { version: older } } });
    expect(revision?.revision).toBe(await newest());
  }, 60_000);

  it('[MFE-3] lets a host start from cold, and costs it less than a millisecond for each look that finds nothing new', async () => {
    rmSync(join(trial.folder, 'kept.json'), { force: true });
    const storage = createStorageReader(trial.registry.storage);
    const [keys, ring, head] = [await storage.registryKeys(), await storage.ring(), await storage.channel('stable')];
    const profiles = await storage.profiles();
    // As over HTTP: what the registry has not changed is in memory.
    const documents = { registryKeys: async () => keys, ring: async () => ring, channel: async () => head };
    const reader = { ...storage, ...documents, profiles: async () => profiles };
    const host = await openHost(reader);
    expect(host.resolve(anybody)).toMatchObject({ revision: await newest() });
    expect(Object.keys(host.resolve(anybody).releases)).toHaveLength(50);
    const began = process.cpuUsage();
    for (let look = 0; look < 200; look += 1) await host.refresh();
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000 / 200).toBeLessThan(1);
  }, 60_000);
});
