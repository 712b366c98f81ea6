import { Refused } from '../documents/refusal.ts';
import { createSigningKey } from '../keys/signing-key.ts';
import { signReading } from '../registry/open-reading.ts';
import { openTrialService, type TrialService } from '../testing/trial-service.ts';
import { createRegistryClient } from './registry-client.ts';
import { runCommand } from './run-command.ts';

let service: TrialService;
beforeAll(async () => {
  service = await openTrialService();
});
afterAll(() => service.close());

describe('A registry over HTTP, as others read it', () => {
  it('says the same of records, keys and rollouts as where it lives', async () => {
    const { trial } = service;
    const key = await trial.credential('read', null);
    const sign = async (path: string) => signReading(path, key, new Date());
    const far = createRegistryClient(service.url, fetch, { sign, gates: [] });
    expect(await far.record('mf-trial', '1.0.0+aa')).toEqual(await trial.registry.record('mf-trial', '1.0.0+aa'));
    expect(await far.holderOf(key.id)).toMatchObject({ holder: 'read of a test', may: ['read'] });
    expect(await far.holderOf('0123456789abcdef')).toBeNull();
    expect(await far.curves('stable', 'mf-trial')).toEqual([]);
    const inspection = await far.inspect('mf-trial', '1.0.0+aa');
    expect(inspection).toEqual(await trial.registry.inspect('mf-trial', '1.0.0+aa'));
    expect(inspection.gates.flatMap(({ findings }) => findings)).toEqual([]);
    expect(inspection.gates.map(({ name }) => name)).toContain('size');
    expect(inspection.weights.find(({ what }) => what === 'the entry')).toMatchObject({ most: 8000, own: false });
    await expect(far.record('mf-trial', '9.9.9+zz')).rejects.toBeInstanceOf(Refused);
  });

  it('believes a key that was made elsewhere, by its public half alone', async () => {
    const { trial } = service;
    const key = createSigningKey();
    const run = (...args: string[]) =>
      runCommand(['credential', '--may', 'promote', ...args, '--data', trial.folder], {});
    const given = ['--holder', 'Bat', '--public-key', key.publicKey];
    expect(await run(...given, '--out', 'secret.pem')).toMatchObject({ code: 2 });
    expect(await run('--holder', 'Bat', '--public-key', 'no key')).toMatchObject({ code: 2 });
    expect(await run('--holder', 'Bat')).toMatchObject({ code: 2 });
    expect(await run(...given)).toMatchObject({ code: 0, out: expect.stringContaining(`with key ${key.id}`) });
    const act = { act: 'override', subject: 'Bat', hours: 1, reason: 'a look', at: new Date().toISOString() } as const;
    const signed = trial.signed({ ...act, releases: { 'mf-trial': '1.0.0+aa' } }, key);
    expect((await trial.registry.act(signed)).token).toBeDefined();
  });
});
