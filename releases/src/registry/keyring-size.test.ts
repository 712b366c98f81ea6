import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyFolder } from '../keys/key-folder.ts';
import { createSigningKey } from '../keys/signing-key.ts';
import type { TrustedPublisher } from '../oidc/trusted-publisher.ts';
import { documentKeys } from '../sources/release-reader.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import { createCountersign } from './countersign.ts';
import { createRegistryKeyStore } from './registry-key-store.ts';
import { createKeyringStore } from './keyring-store.ts';
import { createShortLivedKeyStore } from './short-lived-key-store.ts';

const day = 24 * 3_600_000;

describe('The keyring that every host reads', () => {
  it('has one key more after 10,000 keys of a pipeline, and what was kept of them is gone two days later', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aylal-ring-'));
    let time = Date.parse('2026-11-25T00:00:00.000Z');
    const now = () => new Date(time);
    const storage = createMemoryStorage();
    const keys = createKeyFolder(folder);
    const registryKeys = createRegistryKeyStore(storage, keys, now);
    const ring = createKeyringStore(storage, registryKeys, now);
    const shortLived = createShortLivedKeyStore(storage, registryKeys, now);
    const countersign = createCountersign(keys, ring);
    const publisher: TrustedPublisher = {
      ...{ name: 'trial-ci', issuer: 'https://issuer.example', claims: { repository: 'aylal/trial' } },
      ...{ remotes: ['mf-trial'], may: ['publish'], channels: null, minutes: 15 },
    };
    await ring.admit(createSigningKey(), { may: 'promote', remote: null, holder: 'somebody' });
    const at = () => now().toISOString();
    for (let run = 0; run < 10_000; run += 1) {
      const { publicKey } = createSigningKey();
      const expires = new Date(time + 15 * 60_000);
      const key = { publicKey, publisher, run: {}, issued: at(), expires: expires.toISOString() };
      await shortLived.add({ issuer: publisher.issuer, id: `run-${run}`, expires }, key);
      const claim = { remote: 'mf-trial', version: `1.0.${run}`, digest: 'a'.repeat(64), signed: at(), expires: at() };
      if (run % 100 === 0) await countersign(claim);
      time += 1000;
    }
    expect((await ring.read()).keys).toHaveLength(2);
    expect((await storage.read(documentKeys.ring))?.length).toBeLessThan(1024);
    expect(await storage.list('pipelines/keys')).toHaveLength(10_000);
    time += 2 * day;
    expect(await shortLived.sweep()).toBe(10_000);
    expect([await storage.list('pipelines/keys'), await storage.list('pipelines/tokens')]).toEqual([[], []]);
    rmSync(folder, { recursive: true });
  });
});

describe('A credential with an end', () => {
  let trial: TrialRegistry;
  beforeEach(async () => {
    trial = openTrialRegistry();
    await trial.live({});
  });
  afterEach(() => trial.close());
  const admit = async (may: 'publish' | 'promote', days: number | null) => {
    const key = createSigningKey();
    const end = days === null ? {} : { expires: new Date(trial.now().getTime() + days * day).toISOString() };
    await trial.registry.ring.admit(key, { may, remote: 'mf-trial', holder: `${may} of a test`, ...end });
    return key;
  };
  const isKnown = async ({ id }: { id: string }) =>
    (await trial.registry.ring.read()).keys.some((one) => one.id === id);

  it('leaves the keyring thirty days after its end, with an entry in the log', async () => {
    const [promoter, publisher] = [await admit('promote', 10), await admit('publish', 10)];
    trial.pass(39 * day);
    await trial.registry.upkeep();
    expect([await isKnown(promoter), await isKnown(publisher)]).toEqual([true, true]);
    trial.pass(2 * day);
    await trial.registry.upkeep();
    expect([await isKnown(promoter), await isKnown(publisher)]).toEqual([false, false]);
    expect((await trial.registry.log(1))[0]).toMatchObject({ act: 'drop', what: expect.stringContaining(promoter.id) });
  });

  it('stays while a published release has its signature', async () => {
    const publisher = await admit('publish', 10);
    await trial.registry.publish(await trial.bundle({ version: '1.1.0+bb' }, publisher));
    trial.pass(365 * day);
    await trial.registry.upkeep();
    expect(await isKnown(publisher)).toBe(true);
    await expect(trial.registry.readRelease('mf-trial', '1.1.0+bb')).resolves.toBeDefined();
  });

  it('stays when it was retired and has no end, so that it cannot come in again', async () => {
    const key = await admit('promote', null);
    await trial.registry.ring.retire(key.id);
    trial.pass(365 * day);
    await trial.registry.upkeep();
    expect(await isKnown(key)).toBe(true);
  });
});
