import { createBrowserGate } from '../browser-check/browser-gate.ts';
import { runCommand } from '../commands/run-command.ts';
import { createSigningKey, type SigningKey } from '../keys/signing-key.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import { readBuiltFolder, readBundle, writeBundle } from './release-bundle.ts';
import { signApproval, type Approval } from './open-approval.ts';

/** A machine on which there is no browser. */
const nowhere = createBrowserGate({ hostFolder: '/nowhere', env: { CHROMIUM_PATH: '/nowhere/chromium' } });

let trial: TrialRegistry;
beforeEach(() => {
  trial = openTrialRegistry('2026-11-21T00:00:00.000Z', [nowhere]);
});
afterEach(() => trial.close());

const approved = async (key: SigningKey, changes: Partial<Approval> = {}) => {
  const bundle = await trial.bundle();
  const { remote, version, digest } = bundle.signature.payload;
  const payload = { remote, version, digest, reason: 'the build machine has none', at: trial.now().toISOString() };
  return { ...bundle, approval: signApproval({ ...payload, ...changes }, key) };
};

describe('A release that no browser can show', () => {
  it('is refused, with how to get a browser, and nothing is published', async () => {
    const bundle = await trial.bundle();
    await expect(trial.registry.publish(bundle)).rejects.toMatchObject({
      code: 'no-browser',
      findings: [expect.objectContaining({ change: expect.stringContaining('CHROMIUM_PATH') })],
    });
    expect((await trial.registry.check(bundle, true)).map(({ code }) => code)).toEqual(['no-browser']);
    expect(await trial.registry.check(bundle, false)).toEqual([]);
    await expect(trial.registry.readRelease('mf-trial', '1.0.0+aa')).rejects.toMatchObject({ code: 'not-published' });
  });

  it('is refused, with what to build, when there is a browser and no host', async () => {
    const gate = createBrowserGate({ hostFolder: '/nowhere', env: { CHROMIUM_PATH: process.execPath } });
    const { record, files } = readBuiltFolder(trial.build());
    expect(await gate({ record, files }, { live: [], shells: [], present: null })).toMatchObject([
      { code: 'no-shell', change: expect.stringContaining('npm run build host') },
    ]);
  });

  it('[MFE-2] is published on the word of somebody who may promote it, which is in the log', async () => {
    const bundle = await approved(await trial.credential('promote', 'mf-trial'));
    await trial.registry.publish(readBundle(JSON.parse(writeBundle(bundle))));
    expect(await trial.registry.log(1)).toMatchObject([
      {
        act: 'publish',
        what: 'mf-trial 1.0.0+aa',
        reason: 'no browser has shown it; approved by promote of a test: the build machine has none',
      },
    ]);
  });

  it('[MFE-2] is not published on the word of anybody else, for another release, or too late', async () => {
    const promoter = await trial.credential('promote', null);
    const refused = async (bundle: Awaited<ReturnType<typeof approved>>, code: string) =>
      expect(trial.registry.publish(bundle)).rejects.toMatchObject({ code });
    await refused(await approved(await trial.credential('publish', 'mf-trial')), 'foreign-credential');
    await refused(await approved(await trial.credential('promote', 'mf-other')), 'foreign-credential');
    await refused(await approved(createSigningKey()), 'unknown-key');
    await refused(await approved(promoter, { version: '1.0.0+bb' }), 'bad-signature');
    await refused(await approved(promoter, { digest: 'A'.repeat(64) }), 'bad-signature');
    await refused(await approved(promoter, { remote: 'mf-other' }), 'bad-signature');
    const forged = await approved(promoter);
    const changed = { ...forged.approval.payload, reason: 'because I say so' };
    await refused({ ...forged, approval: { ...forged.approval, payload: changed } }, 'bad-signature');
    await refused(await approved(promoter, { reason: ' ' }), 'document-shape');
    const old = await approved(promoter, { at: new Date(trial.now().getTime() - 11 * 60_000).toISOString() });
    await refused(old, 'expired');
    const early = await approved(promoter, { at: new Date(trial.now().getTime() + 11 * 60_000).toISOString() });
    await refused(early, 'not-yet-valid');
    const late = await approved(promoter);
    await trial.registry.ring.retire(promoter.id);
    await refused(late, 'retired-key');
    await expect(trial.registry.readRelease('mf-trial', '1.0.0+aa')).rejects.toMatchObject({ code: 'not-published' });
  });

  it('is refused by the command line too, unless --no-browser says why', async () => {
    const run = (...args: string[]) =>
      runCommand([...args, '--data', trial.folder], { CHROMIUM_PATH: '/nowhere/chromium' });
    const dist = trial.build();
    expect(await run('publish', dist)).toMatchObject({ code: 1, fault: expect.stringContaining('no-browser') });
    expect(await run('doctor', dist)).toMatchObject({ code: 1, out: expect.stringContaining('no-browser') });
    expect(await run('doctor', dist, '--no-browser')).toMatchObject({ code: 0 });
    expect(await run('publish', dist, '--no-browser')).toMatchObject({ code: 2 });
    const reason = ['--no-browser', '--reason', 'first start'];
    expect(await run('publish', dist, ...reason)).toMatchObject({ code: 0, out: 'published mf-trial 1.0.0+aa\n' });
  });
});
