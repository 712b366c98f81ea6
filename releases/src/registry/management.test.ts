import { commandKind } from '@aylal/domain/documents';
import { signDocument } from '../documents/signed-document.ts';
import { rights, type Right } from '../keys/keyring.ts';
import { createSigningKey, type SigningKey } from '../keys/signing-key.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import { isManagement, type ManagementCommand } from './management-command.ts';
import type { RegistryCommand, SignedCommand } from './registry-command.ts';

const day = 24 * 3_600_000;

let trial: TrialRegistry;
let owner: SigningKey;
beforeEach(async () => {
  trial = openTrialRegistry();
  await trial.live({});
  owner = await trial.credential('manage', null);
});
afterEach(() => trial.close());

type Unsigned<C> = C extends RegistryCommand ? Omit<C, 'at' | 'reason'> : never;
const signed = (command: Unsigned<RegistryCommand>, key = owner): SignedCommand =>
  signDocument(commandKind, { ...command, reason: 'a test', at: trial.now().toISOString() }, key);
const act = (command: Unsigned<RegistryCommand>, key = owner) => trial.registry.act(signed(command, key));
const refused = (code: string) => expect.objectContaining({ code });
const lastEntry = async () => (await trial.registry.log(1))[0];
const holders = async () => (await trial.registry.holders()).map(({ holder, may }) => `${holder}: ${may.join()}`);

const pipeline = {
  name: 'flights-ci',
  issuer: 'https://token.actions.githubusercontent.com',
  claims: { repository: 'aylal/flights' },
  remotes: ['mf-trial'],
  may: ['publish' as const],
  channels: null,
  minutes: 15,
};
const credentialFor = (key: SigningKey, may: Right = 'promote') => ({
  act: 'credential' as const,
  ...{ publicKey: key.publicKey, may, remote: may === 'publish' ? 'mf-trial' : null, holder: 'Bat' },
});
async function everyCommand(): Promise<readonly Unsigned<ManagementCommand>[]> {
  const { digest } = await trial.registry.prunePlan(180);
  return [
    credentialFor(createSigningKey()),
    { act: 'retire', key: (await trial.credential('read', null)).id },
    { act: 'trusted-add', publisher: pipeline, after: 0 },
    { act: 'trusted-remove', publisher: 'flights-ci', after: 1 },
    { act: 'prune', days: 180, plan: digest },
    { act: 'rotate-key', after: 1 },
  ];
}

describe('A credential that may manage', () => {
  it('makes a credential for a public key, which is in force until it is retired, with entries in its name', async () => {
    const key = createSigningKey();
    const made = credentialFor(key, 'publish');
    const expires = new Date(trial.now().getTime() + 90 * day).toISOString();
    expect(await act({ ...made, expires })).toEqual({ changed: true });
    expect(await lastEntry()).toEqual({
      ...{ at: trial.now().toISOString(), by: 'manage of a test', act: 'credential', reason: 'a test' },
      what: `Bat may publish mf-trial until ${expires}, key ${key.id}`,
    });
    expect(await trial.registry.publish(await trial.bundle({ version: '1.1.0+bb' }, key))).toMatchObject({
      version: '1.1.0+bb',
    });
    expect(await holders()).toContain('Bat: publish');
    expect(await act({ act: 'retire', key: key.id })).toEqual({ changed: true });
    expect(await lastEntry()).toMatchObject({ by: 'manage of a test', act: 'retire', what: `key ${key.id}` });
    expect(await holders()).not.toContain('Bat: publish');
    const late = await trial.bundle({ version: '1.2.0+cc' }, key);
    await expect(trial.registry.publish(late)).rejects.toEqual(refused('retired-key'));
  });

  it('does nothing twice, and gives a key no other rights', async () => {
    const key = createSigningKey();
    const once = signed(credentialFor(key));
    expect(await trial.registry.act(once)).toEqual({ changed: true });
    const entries = await trial.registry.log(100);
    expect(await trial.registry.act(once)).toEqual({ changed: false });
    expect(await trial.registry.log(100)).toEqual(entries);
    await expect(act(credentialFor(key, 'manage'))).rejects.toEqual(refused('key-taken'));
    await act({ act: 'retire', key: key.id });
    expect(await act({ act: 'retire', key: key.id })).toEqual({ changed: false });
    await expect(trial.registry.act(once)).rejects.toEqual(refused('key-taken'));
    expect(await lastEntry()).toMatchObject({ by: 'manage of a test', act: 'credential', refused: 'key-taken' });
  });

  it('is the only one that makes another that may manage', async () => {
    const next = createSigningKey();
    await act(credentialFor(next, 'manage'));
    expect(await act(credentialFor(createSigningKey(), 'manage'), next)).toEqual({ changed: true });
  });

  it('does what one may that promotes', async () => {
    await trial.registry.publish(await trial.bundle({ version: '1.1.0+bb' }));
    const releases = { 'mf-trial': '1.1.0+bb' };
    const { present } = await trial.registry.status('stable');
    const after = present?.revision ?? 0;
    expect(await act({ act: 'promote', channel: 'stable', releases, share: null, after })).toMatchObject({
      changed: true,
    });
  });

  it.each([
    ['publishes every remote', { may: 'publish' as const, remote: null }],
    ['manages one remote', { may: 'manage' as const, remote: 'mf-trial' }],
  ])('makes none that %s', async (_what, facts) => {
    const command = { ...credentialFor(createSigningKey()), ...facts };
    await expect(act(command)).rejects.toEqual(refused('document-shape'));
    const key = createSigningKey();
    await expect(trial.registry.ring.admit(key, { ...facts, holder: 'Bat' })).rejects.toEqual(
      refused('document-shape'),
    );
  });

  it('makes none that has ended already', async () => {
    const expires = new Date(trial.now().getTime() - 1).toISOString();
    await expect(act({ ...credentialFor(createSigningKey()), expires })).rejects.toEqual(refused('expired'));
  });

  it('adds and removes pipelines, and what was sent before a change is not done again', async () => {
    const add = signed({ act: 'trusted-add', publisher: pipeline, after: 0 });
    await trial.registry.act(add);
    expect(await trial.registry.trustedPipelines()).toMatchObject({ serial: 1, publishers: [pipeline] });
    expect(await lastEntry()).toMatchObject({ by: 'manage of a test', act: 'trusted-add', reason: 'a test' });
    await expect(act({ act: 'trusted-remove', publisher: 'flights-ci', after: 0 })).rejects.toEqual(
      refused('conflict'),
    );
    await act({ act: 'trusted-remove', publisher: 'flights-ci', after: 1 });
    await expect(trial.registry.act(add)).rejects.toEqual(refused('conflict'));
    expect(await trial.registry.trustedPipelines()).toMatchObject({ serial: 2, publishers: [] });
  });

  it('changes the key of the registry once for one command', async () => {
    const before = await trial.registry.registryKeys();
    const rotate = signed({ act: 'rotate-key', after: before.serial });
    await trial.registry.act(rotate);
    await expect(trial.registry.act(rotate)).rejects.toEqual(refused('conflict'));
    const { keys } = await trial.registry.registryKeys();
    expect(keys.map(({ signs }) => signs)).toEqual([false, true]);
    await act({ act: 'retire', key: before.keys[0]?.id ?? '' });
    expect(await lastEntry()).toMatchObject({ by: 'manage of a test', act: 'retire-key', reason: 'a test' });
    expect((await trial.registry.registryKeys()).keys).toHaveLength(1);
  });

  it('deletes what the plan names that it looked at, and nothing by another plan', async () => {
    for (let minor = 1; minor <= 25; minor += 1) {
      const version = `1.${minor}.0+aa`;
      await trial.registry.publish(await trial.bundle({ version }));
      await trial.promote({ 'mf-trial': version });
    }
    trial.pass(400 * day);
    const plan = await trial.registry.prunePlan(180);
    expect(plan.dropped.map(({ version }) => version)).toContain('1.2.0+aa');
    expect(plan.dropped[0]?.bytes).toBeGreaterThan(0);
    const another = signed({ act: 'prune', days: 180, plan: 'A'.repeat(64) });
    await expect(trial.registry.act(another)).rejects.toEqual(refused('conflict'));
    const prune = signed({ act: 'prune', days: 180, plan: plan.digest });
    expect(await trial.registry.act(prune)).toEqual({ changed: true });
    expect(await lastEntry()).toMatchObject({
      ...{ by: 'manage of a test', act: 'prune', reason: 'a test' },
      what: expect.stringContaining('mf-trial 1.2.0+aa'),
    });
    await expect(trial.registry.act(prune)).rejects.toEqual(refused('conflict'));
    expect((await trial.registry.prunePlan(180)).dropped).toEqual([]);
  });
});

describe('Commands of management', () => {
  it('are six', async () => {
    expect((await everyCommand()).every(isManagement)).toBe(true);
    expect(new Set((await everyCommand()).map((command) => command.act)).size).toBe(6);
  });

  it.each(rights.filter((right) => right !== 'manage'))(
    'are refused of a credential that may %s, and each refusal is in the log',
    async (right) => {
      const key = await trial.credential(right, right === 'publish' ? 'mf-trial' : null);
      for (const command of await everyCommand()) {
        await expect(act(command, key)).rejects.toEqual(refused('foreign-credential'));
        expect(await lastEntry()).toMatchObject({
          ...{ by: `${right} of a test`, act: command.act, refused: 'foreign-credential' },
        });
      }
      expect(await trial.registry.trustedPipelines()).toMatchObject({ serial: 0 });
      expect((await trial.registry.registryKeys()).serial).toBe(1);
      expect(await holders()).not.toContain('Bat: promote');
    },
  );

  it('are refused eleven minutes later, of a retired key, of a stranger, and when they were changed', async () => {
    const all = (await everyCommand()).map((command) => signed(command));
    trial.pass(11 * 60_000);
    for (const late of all) await expect(trial.registry.act(late)).rejects.toEqual(refused('expired'));
    const [made] = await everyCommand();
    if (!made) throw new Error('there are commands');
    await expect(act(made, createSigningKey())).rejects.toEqual(refused('unknown-key'));
    const altered = { ...signed(made), payload: { ...signed(made).payload, reason: 'another reason' } };
    await expect(trial.registry.act(altered)).rejects.toEqual(refused('bad-signature'));
    await trial.registry.ring.retire(owner.id);
    await expect(act(made)).rejects.toEqual(refused('retired-key'));
  });
});
