import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../commands/run-command.ts';
import { createSigningKey } from '../keys/signing-key.ts';
import { signCredentialRequest } from '../oidc/credential-request.ts';
import { createSource } from '../sources/create-source.ts';
import { createStorageReader } from '../sources/storage-reader.ts';
import { openTrialIssuer, type TrialIssuer } from '../testing/trial-issuer.ts';
import { anybody, openTrialService, type TrialService } from '../testing/trial-service.ts';

let issuer: TrialIssuer;
let service: TrialService;
beforeEach(async () => {
  [issuer, service] = await Promise.all([openTrialIssuer(), openTrialService()]);
  await trust('trial-ci', '--may', 'publish,promote');
});
afterEach(async () => {
  issuer.close();
  await service.close();
});

const minute = 60_000;
const owner = () => ['--data', service.trial.folder];
const claims = ['--claim', 'repository=aylal/trial', '--claim', 'ref=refs/heads/main'];
/** The owner trusts the pipeline of the trial remote. */
const trust = (name: string, ...more: string[]) =>
  runCommand(
    ['trusted', 'add', name, '--issuer', issuer.url, ...claims, '--remote', 'mf-trial', ...more, ...owner()],
    {},
  );
/** A run of the pipeline with this token. */
const inPipeline = async (token: Promise<string> | string, ...args: string[]) =>
  runCommand([...args, '--registry', service.url, '--oidc'], { AYLAL_ID_TOKEN: await token });
const tokenFor = (given: Readonly<Record<string, unknown>> = {}) => issuer.token({ aud: service.url, ...given });
const build = (version: string, remote = 'mf-trial') => service.trial.build({ version, remote });
/** A key of a run, as the registry takes it. */
async function keyOfRun(token: Promise<string>) {
  const key = createSigningKey();
  const request = signCredentialRequest(await token, key, service.trial.now());
  return { key, issued: await service.trial.registry.issueCredential(request, service.url) };
}
const promoteBy = async (key: ReturnType<typeof createSigningKey>, version: string, channel = 'stable') => {
  const after = (await service.trial.registry.status(channel)).present?.revision ?? 0;
  const act = { act: 'promote', channel, releases: { 'mf-trial': version }, share: null, after } as const;
  const at = service.trial.now().toISOString();
  return service.trial.registry.act(service.trial.signed({ ...act, reason: 'a test', at }, key));
};
const hostOf = (name: string, registryKey = service.trial.registry.registryKey) =>
  createSource({
    reader: createStorageReader(service.trial.registry.storage),
    channel: 'stable',
    registryKey,
    baseUrl: '/releases/',
    lastSetFile: join(service.trial.folder, `${name}.json`),
    now: service.trial.now,
  });
const versionOn = (host: Awaited<ReturnType<typeof hostOf>>) => host.resolve(anybody).releases['mf-trial']?.version;

describe('A pipeline that the registry trusts', () => {
  it('publishes and promotes with its ID token alone, and the log says which run it was', async () => {
    const args = ['publish', build('1.1.0+bb'), '--promote', '--reason', 'from main'];
    expect(await inPipeline(tokenFor(), ...args)).toMatchObject({ code: 0, fault: '' });
    expect(versionOn(await hostOf('host'))).toBe('1.1.0+bb');
    const { out } = await runCommand(['log', ...owner()], {});
    expect(out).toMatch(/pipeline trial-ci: publish mf-trial 1\.1\.0\+bb — repository aylal\/trial, .*run_id 1001/);
    expect(out).toContain('pipeline trial-ci: promote mf-trial 1.1.0+bb on stable — from main');
    expect(out).toMatch(/pipeline trial-ci: credential may publish, promote mf-trial until .* — repository aylal/);
    expect(await runCommand(['verify', 'log', ...owner()], {})).toMatchObject({ code: 0 });
  });

  it('gets its token from the runner of GitHub', async () => {
    const args = ['publish', build('1.1.0+bb'), '--registry', service.url, '--oidc'];
    expect(await runCommand(args, issuer.github)).toMatchObject({ code: 0, out: 'published mf-trial 1.1.0+bb\n' });
    expect(await runCommand(args, {})).toMatchObject({ code: 2, fault: expect.stringContaining('id-token: write') });
    const open = { ...issuer.github, ACTIONS_ID_TOKEN_REQUEST_URL: 'http://runner.example' };
    expect(await runCommand(args, open)).toMatchObject({ code: 2, fault: expect.stringContaining('no https') });
  });

  it('sends its token over https only, and only where a registry is named', async () => {
    const env = { AYLAL_ID_TOKEN: await tokenFor() };
    for (const where of [['--registry', 'http://registry.example'], owner()]) {
      const answer = await runCommand(['publish', build('1.1.0+bb'), '--oidc', ...where], env);
      expect(answer).toMatchObject({ code: 2, fault: expect.stringContaining('--registry') });
    }
  });

  it('takes its remote back', async () => {
    await service.trial.live({ version: '1.1.0+bb' });
    const back = ['rollback', 'mf-trial', '--reason', 'it broke'];
    expect(await inPipeline(tokenFor(), ...back)).toMatchObject({ code: 0 });
    expect(versionOn(await hostOf('host'))).toBe('1.0.0+aa');
  });

  it('may only take back when it is trusted for that', async () => {
    await service.trial.live({ version: '1.1.0+bb' });
    await trust('trial-watch', '--claim', 'environment=watch', '--may', 'rollback');
    const token = () => tokenFor({ environment: 'watch' });
    const published = await inPipeline(token(), 'publish', build('1.2.0+cc'));
    expect(published).toMatchObject({ code: 1, fault: expect.stringContaining('foreign-credential') });
    const promoted = await inPipeline(token(), 'promote', 'mf-trial@1.1.0+bb', '--reason', 'again');
    expect(promoted).toMatchObject({ code: 1, fault: expect.stringContaining('foreign-credential') });
    expect(await inPipeline(token(), 'rollback', 'mf-trial', '--reason', 'it broke')).toMatchObject({ code: 0 });
  });

  it.each([
    ['of another issuer', { iss: 'https://another.example' }, 'oidc-issuer'],
    ['for another registry', { aud: 'https://another.example' }, 'oidc-audience'],
    ['that has ended', { exp: 1 }, 'oidc-expired'],
    ['of another repository', { repository: 'somebody/trial' }, 'oidc-claims'],
    ['of another branch', { ref: 'refs/heads/dev' }, 'oidc-claims'],
  ])('is refused with a token %s, and nothing is published', async (_case, fault, code) => {
    const answer = await inPipeline(tokenFor(fault), 'publish', build('1.1.0+bb'));
    expect(answer).toMatchObject({ code: 1, fault: expect.stringContaining(`${code}: `) });
    expect(await service.trial.registry.versions('mf-trial')).toHaveLength(1);
  });

  it('uses a token once, over two machines too', async () => {
    const token = await tokenFor();
    const tries = [build('1.1.0+bb'), build('1.2.0+cc')].map((dist) => inPipeline(token, 'publish', dist));
    const faults = (await Promise.all(tries)).map(({ fault }) => fault.split(':')[0]);
    expect(faults.toSorted()).toEqual(['', 'oidc-replayed']);
    expect((await runCommand(['log', ...owner()], {})).out).toContain('refused (oidc-replayed)');
  });

  it('publishes no other remote, and promotes on no other channel than it is trusted for', async () => {
    const other = await inPipeline(tokenFor(), 'publish', build('1.1.0+bb', 'mf-other'));
    expect(other).toMatchObject({ code: 1, fault: expect.stringContaining('foreign-credential') });
    await service.trial.live({ version: '1.1.0+bb' });
    await trust('trial-staging', '--claim', 'environment=staging', '--may', 'promote', '--channels', 'staging');
    const { key } = await keyOfRun(tokenFor({ environment: 'staging' }));
    await expect(promoteBy(key, '1.1.0+bb', 'staging')).resolves.toMatchObject({ changed: true });
    await expect(promoteBy(key, '1.0.0+aa')).rejects.toMatchObject({ code: 'foreign-credential' });
  });

  it('has a key for its minutes only', async () => {
    await service.trial.registry.publish(await service.trial.bundle({ version: '1.1.0+bb' }));
    const { key, issued } = await keyOfRun(tokenFor());
    expect(Date.parse(issued.expires) - service.trial.now().getTime()).toBe(15 * minute);
    service.trial.pass(15 * minute + 1);
    await expect(promoteBy(key, '1.1.0+bb')).rejects.toMatchObject({ code: 'expired-key' });
    const late = await service.trial.bundle({ version: '1.2.0+cc' }, key);
    await expect(service.trial.registry.publish(late)).rejects.toMatchObject({ code: 'expired-key' });
  });

  it('loses the key of one run when that is retired, and no other', async () => {
    const { registry } = service.trial;
    const [lost, other] = [await keyOfRun(tokenFor()), await keyOfRun(tokenFor())];
    await registry.publish(await service.trial.bundle({ version: '1.1.0+bb' }, lost.key));
    await registry.retireKey(lost.key.id, 'its secret was shown');
    await registry.retireKey(lost.key.id, 'again');
    await expect(promoteBy(lost.key, '1.1.0+bb')).rejects.toMatchObject({ code: 'retired-key' });
    await promoteBy(other.key, '1.1.0+bb');
    expect(versionOn(await hostOf('host'))).toBe('1.1.0+bb');
    const { out } = await runCommand(['log', ...owner()], {});
    expect(out).toContain(`retire key ${lost.key.id} of pipeline trial-ci — its secret was shown`);
    expect(out).not.toContain('again');
    const unknown = await runCommand(['retire', '0123456789abcdef', ...owner()], {});
    expect(unknown.code).not.toBe(0);
    expect(unknown.fault).toContain('no key 0123456789abcdef is known');
  });

  it('is trusted no more once its owner says so, with the key that it has', async () => {
    await service.trial.registry.publish(await service.trial.bundle({ version: '1.1.0+bb' }));
    const { key } = await keyOfRun(tokenFor());
    expect(await runCommand(['trusted', 'remove', 'trial-ci', ...owner()], {})).toMatchObject({ code: 0 });
    await expect(promoteBy(key, '1.1.0+bb')).rejects.toMatchObject({ code: 'retired-key' });
    await expect(keyOfRun(tokenFor())).rejects.toMatchObject({ code: 'oidc-issuer' });
  });

  it("asks for no key that is somebody else's, and for each once", async () => {
    const { registry, now } = service.trial;
    const key = createSigningKey();
    const request = signCredentialRequest(await tokenFor(), key, now());
    const foreign = { ...request, payload: { ...request.payload, publicKey: createSigningKey().publicKey } };
    await expect(registry.issueCredential(foreign, service.url)).rejects.toMatchObject({ code: 'unknown-key' });
    await registry.issueCredential(request, service.url);
    const again = signCredentialRequest(await tokenFor(), key, now());
    await expect(registry.issueCredential(again, service.url)).rejects.toMatchObject({ code: 'key-taken' });
  });

  it('leaves neither token nor secret in what the registry keeps or says', async () => {
    const token = await tokenFor();
    const said = [
      await inPipeline(token, 'publish', build('1.1.0+bb')),
      await inPipeline(token, 'publish', build('1.2.0+cc')),
    ];
    const files = readdirSync(join(service.trial.folder, 'releases'), { recursive: true, withFileTypes: true });
    const texts = files
      .filter((one) => one.isFile())
      .map((one) => readFileSync(join(one.parentPath, one.name), 'utf8'));
    const [, , signature = ''] = token.split('.');
    for (const text of [...texts, JSON.stringify(said)]) expect(text).not.toContain(signature);
    expect(texts.some((text) => text.includes('pipeline trial-ci'))).toBe(true);
  });
});

describe('The owner', () => {
  it('lists whom the registry trusts, and takes no name twice', async () => {
    const listed = await runCommand(['trusted', 'list', ...owner()], {});
    expect(listed.out).toMatch(/^trial-ci may publish, promote mf-trial on every channel for 15 min, from http/);
    const data = await runCommand(['trusted', 'list', '--json', ...owner()], {});
    expect(JSON.parse(data.out)).toMatchObject([{ name: 'trial-ci', claims: { repository: 'aylal/trial' } }]);
    expect(await trust('trial-ci', '--may', 'publish')).toMatchObject({
      code: 1,
      fault: expect.stringContaining('name-taken'),
    });
    const missing = await runCommand(['trusted', 'remove', 'nobody', ...owner()], {});
    expect(missing.fault).toMatch(/^unknown-publisher: /);
    expect((await runCommand(['log', ...owner()], {})).out).toContain('registry: trusted-add trial-ci may publish');
  });

  it.each([
    ['without a remote', ['--may', 'publish', '--remote', '']],
    ['for what it may not be trusted with', ['--may', 'override']],
    ['with a claim twice', ['--may', 'publish', '--claim', 'ref=refs/heads/dev']],
    ['with a claim that has no value', ['--may', 'publish', '--claim', 'environment']],
    ['for a day', ['--may', 'publish', '--minutes', '1440']],
  ])('trusts nobody %s', async (_case, more) => {
    expect(await trust('other-ci', ...more)).toMatchObject({ code: 2 });
  });
});

describe('A release of a pipeline', () => {
  it('stays loadable for every host when its key is long gone, and when the registry has changed its own', async () => {
    const { registry } = service.trial;
    const { key, issued } = await keyOfRun(tokenFor());
    await registry.publish(await service.trial.bundle({ version: '1.1.0+bb' }, key));
    await promoteBy(key, '1.1.0+bb');
    service.trial.pass(3 * 24 * 60 * minute);
    await registry.upkeep();
    expect(await registry.storage.list('pipelines/keys')).toEqual([]);
    expect((await registry.ring.read()).keys.some(({ id }) => id === issued.id)).toBe(false);
    const before = await registry.ownKeys.signing();
    const next = await registry.ownKeys.rotate('a year has passed');
    await registry.ownKeys.retire(before.id, 'it is destroyed');
    expect(versionOn(await hostOf('cold', next.publicKey))).toBe('1.1.0+bb');
    const seconds = Math.floor(service.trial.now().getTime() / 1000);
    const later = keyOfRun(tokenFor({ iat: seconds, nbf: seconds, exp: seconds + 300 }));
    await expect(later).resolves.toMatchObject({ issued: { publisher: 'trial-ci' } });
  });

  it('is published again by another key when the one that answers for pipelines was retired', async () => {
    const { registry } = service.trial;
    const publish = async (version: string) => {
      const { key } = await keyOfRun(tokenFor());
      await registry.publish(await service.trial.bundle({ version }, key));
    };
    await publish('1.1.0+bb');
    const signers = async () => (await registry.ring.read()).keys.filter(({ holder }) => holder.endsWith('pipelines'));
    await registry.ring.retire((await signers())[0]?.id ?? '');
    service.trial.pass(minute);
    await publish('1.2.0+cc');
    expect(await signers()).toHaveLength(2);
    await service.trial.promote({ 'mf-trial': '1.2.0+cc' });
    expect(versionOn(await hostOf('host'))).toBe('1.2.0+cc');
  });
});
