import { runCommand } from '../commands/run-command.ts';
import { credentialOf } from '../keys/credential.ts';
import { createSigningKey, type SigningKey } from '../keys/signing-key.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import { openReading, signReading } from './open-reading.ts';

const day = 24 * 3_600_000;

let trial: TrialRegistry;
beforeEach(async () => {
  trial = openTrialRegistry();
  await trial.live({});
});
afterEach(() => trial.close());

async function credential(may: 'publish' | 'promote' | 'read', days: number): Promise<SigningKey> {
  const key = createSigningKey();
  const expires = new Date(trial.now().getTime() + days * day).toISOString();
  await trial.registry.ring.admit(key, { may, remote: 'mf-trial', holder: `${may} for a time`, expires });
  return key;
}
const promote = async (version: string, key: SigningKey) => {
  const after = (await trial.registry.status('stable')).present?.revision ?? 0;
  const act = { act: 'promote', channel: 'stable', releases: { 'mf-trial': version }, share: null, after } as const;
  return trial.registry.act(trial.signed({ ...act, reason: 'a test', at: trial.now().toISOString() }, key));
};

describe('A credential with an end', () => {
  it('publishes, promotes and reads until then, and nothing after it', async () => {
    const [publisher, promoter, reader] = [
      await credential('publish', 90),
      await credential('promote', 90),
      await credential('read', 90),
    ];
    const read = async () =>
      openReading(
        signReading('/v1/log', reader, trial.now()),
        '/v1/log',
        (await trial.registry.ring.read()).keys.map(credentialOf),
        trial.now(),
      );
    await trial.registry.publish(await trial.bundle({ version: '1.1.0+bb' }, publisher));
    await promote('1.1.0+bb', promoter);
    await expect(read()).resolves.toMatchObject({ may: ['read'] });
    trial.pass(91 * day);
    const late = await trial.bundle({ version: '1.2.0+cc' }, publisher);
    await expect(trial.registry.publish(late)).rejects.toMatchObject({ code: 'expired-key' });
    await trial.registry.publish(await trial.bundle({ version: '1.3.0+dd' }));
    await expect(promote('1.3.0+dd', promoter)).rejects.toMatchObject({ code: 'expired-key' });
    await expect(read()).rejects.toMatchObject({ code: 'expired-key' });
  });

  it('leaves what it published loadable', async () => {
    await trial.registry.publish(await trial.bundle({ version: '1.1.0+bb' }, await credential('publish', 1)));
    trial.pass(2 * day);
    await trial.promote({ 'mf-trial': '1.1.0+bb' });
    expect((await trial.registry.status('stable')).present?.releases['mf-trial']?.version).toBe('1.1.0+bb');
  });

  it('is named by the status thirty days ahead and once it has ended, until it is retired', async () => {
    const key = await credential('promote', 40);
    const ending = async () => (await trial.registry.status('stable')).ending.map(({ id }) => id);
    expect(await ending()).toEqual([]);
    trial.pass(11 * day);
    expect(await ending()).toEqual([key.id]);
    trial.pass(60 * day);
    expect(await ending()).toEqual([key.id]);
    await trial.registry.ring.retire(key.id);
    expect(await ending()).toEqual([]);
  });

  it('is made by the command line with its days, and the log says until when', async () => {
    const data = ['--data', trial.folder];
    const made = ['--may', 'promote', '--remote', 'mf-trial', '--holder', 'ci', '--out', `${trial.folder}/ci.pem`];
    const { out } = await runCommand(['credential', ...made, '--days', '10', ...data], {});
    const until = /until (\S+)/.exec(out)?.[1] ?? '';
    expect(Math.round((Date.parse(until) - Date.now()) / day)).toBe(10);
    expect((await runCommand(['log', ...data], {})).out).toContain(`until ${until}`);
    expect((await runCommand(['status', ...data], {})).out).toContain(`is good until ${until}`);
    expect(await runCommand(['credential', ...made, '--days', 'soon', ...data], {})).toMatchObject({ code: 2 });
  });
});
