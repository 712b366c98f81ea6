import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSigningKey } from '../keys/signing-key.ts';
import { anybody, openTrialService, type TrialService } from '../testing/trial-service.ts';
import { runCommand } from './run-command.ts';

let service: TrialService;
beforeEach(async () => {
  service = await openTrialService();
});
afterEach(() => service.close());

describe('The command line', () => {
  const run = (...args: string[]) => runCommand(args, {});

  it('[MFE-7] registers versions of a shell, ends one, and says how that is written', async () => {
    const owner = ['--data', service.trial.folder];
    const build = (version: string) => {
      const shared = { react: '19.3.1', 'react-dom': '19.3.1' };
      const earlier = [{ facade: '@aylal/ui', version: '4.2.0', exports: { '@aylal/ui': [] } }];
      const record = { version, offers: { contract: '1.4.0', shared, events: [], earlier } };
      writeFileSync(join(service.trial.folder, 'host.json'), JSON.stringify(record));
    };
    const shells = async () => (await run('status', ...owner)).out.match(/shell \S+ \S+/g);
    for (const version of ['1.0.0+aa', '1.1.0+bb']) {
      build(version);
      expect(await run('shell', service.trial.folder, ...owner)).toMatchObject({ code: 0 });
    }
    expect(await shells()).toHaveLength(4);
    const retire = ['shell', '--retire', 'web@1.0.0+aa', 'emongolia@1.0.0+aa'];
    expect(await run(...retire, '--reason', 'no host runs it', ...owner)).toMatchObject({ code: 0 });
    expect(await shells()).toEqual(['shell web 1.1.0+bb', 'shell emongolia 1.1.0+bb']);
    expect((await run('status', ...owner)).out).toContain('contract 1.4.0, @aylal/ui 4.2.0 beside the present one\n');
    const wrong = await run('shell', '--retire', 'web', '--reason', 'no host runs it', ...owner);
    expect(wrong).toMatchObject({ code: 2, fault: expect.stringContaining('<shell>@<version>') });
  });

  it('[MFE-8] [CARD-25] publishes, promotes and rolls back over HTTP with credentials, and hosts have it at their next look', async () => {
    const file = (name: string) => join(service.trial.folder, `${name}.pem`);
    writeFileSync(file('publish'), writeSigningKey(await service.trial.credential('publish', 'mf-trial')), {
      mode: 0o600,
    });
    writeFileSync(file('promote'), writeSigningKey(await service.trial.credential('promote', 'mf-trial')), {
      mode: 0o600,
    });
    const at = (name: string) => ['--registry', service.url, '--credential', file(name)];
    const host = await service.source();
    expect(await run('publish', service.trial.build({ version: '1.1.0+bb' }), ...at('publish'))).toMatchObject({
      code: 0,
      out: 'published mf-trial 1.1.0+bb\n',
    });
    expect(await run('promote', 'mf-trial@1.1.0+bb', '--reason', 'tested', ...at('publish'))).toMatchObject({
      code: 1,
      fault: expect.stringContaining('foreign-credential'),
    });
    expect(await run('promote', 'mf-trial@1.1.0+bb', '--reason', 'tested', ...at('promote'))).toMatchObject({
      code: 0,
    });
    await host.refresh();
    expect(host.resolve(anybody).releases['mf-trial']?.version).toBe('1.1.0+bb');
    await service.trial.live({ remote: 'mf-other' });
    expect(await run('rollback', '--reason', 'it broke', ...at('promote'))).toMatchObject({
      code: 1,
      fault: expect.stringContaining('foreign-credential'),
    });
    expect(await run('rollback', 'mf-trial', '--reason', 'it broke', ...at('promote'))).toMatchObject({
      code: 0,
      out: expect.stringContaining('rollback of mf-trial by'),
    });
    expect(await run('rollback', 'mf-trial', '--to', '1.1.0+bb', '--reason', 'again', ...at('promote'))).toMatchObject({
      code: 0,
    });
    expect(await run('rollback', 'mf-trial', '--to', '1', '--reason', 'it broke', ...at('promote'))).toMatchObject({
      code: 0,
    });
    await host.refresh();
    expect(host.resolve(anybody).releases['mf-trial']?.version).toBe('1.0.0+aa');
    const owner = ['--data', service.trial.folder];
    expect(await run('rollback', '--to', '2', '--reason', 'all of it', ...owner)).toMatchObject({
      code: 0,
      out: expect.stringContaining('rollback to 2'),
    });
    expect(await run('rollback', '--to', '1', '--reason', 'all of it', ...owner)).toMatchObject({ code: 0 });
    expect((await run('log', ...at('publish'))).out).toContain('it broke');
    expect((await run('status', ...at('publish'))).out).toContain('mf-trial 1.0.0+aa');
    expect((await run('trend', 'mf-trial', ...at('publish'))).out).toContain('nothing was reported in these hours');
    const next = service.trial.build({ version: '1.2.0+cc' });
    expect(await run('doctor', next, '--no-browser', ...at('publish'))).toMatchObject({ code: 0 });
    const unseen = ['publish', next, '--no-browser', '--reason', 'no browser here', ...at('publish')];
    expect(await run(...unseen)).toMatchObject({ code: 2, fault: expect.stringContaining('--approved-by') });
    expect(await run(...unseen, '--approved-by', file('promote'))).toMatchObject({ code: 0 });
    expect(await run('status', '--registry', service.url)).toMatchObject({
      code: 2,
      fault: expect.stringContaining('--credential'),
    });
  });

  it('[MFE-8] tells a team of its own remote: what is live, what is published, who did what', async () => {
    const data = ['--data', service.trial.folder];
    await service.trial.live({ remote: 'mf-other' }, { remote: 'mf-trial-tours' });
    await service.trial.registry.publish(await service.trial.bundle({ version: '1.1.0+bb' }));
    await service.trial.promote({ 'mf-trial': '1.1.0+bb' }, 1000);
    const status = (await run('status', '--remote', 'mf-trial', ...data)).out;
    expect(status).toContain('mf-trial 1.1.0+bb');
    expect(status).not.toMatch(/mf-other|mf-trial-tours/);
    expect((await run('versions', 'mf-trial', ...data)).out.split('\n')).toEqual([
      expect.stringMatching(/^mf-trial 1\.0\.0\+aa of .*, live$/),
      expect.stringMatching(/^mf-trial 1\.1\.0\+bb of .*, for 10 % of visitors$/),
      '',
    ]);
    const log = (await run('log', '--remote', 'mf-trial', ...data)).out;
    expect(log).toContain('promote mf-trial 1.1.0+bb');
    expect(log).not.toMatch(/publish mf-(other|trial-tours)/);
    const credential = join(service.trial.folder, 'reader.pem');
    const made = ['--may', 'read', '--holder', 'a reader', '--out', credential];
    expect(await run('credential', ...made, ...data)).toMatchObject({ code: 0 });
    const far = ['--registry', service.url, '--credential', credential];
    expect((await run('versions', 'mf-trial', ...far)).out).toContain('1.1.0+bb');
    expect((await run('log', ...far)).out).toContain('registry: credential a reader may read every remote');
  });

  it('promotes from one channel to another, and hosts read the one that they are told to', async () => {
    const data = ['--data', service.trial.folder];
    await service.trial.registry.publish(await service.trial.bundle({ version: '1.1.0+bb' }));
    const why = ['--reason', 'looks good', ...data];
    expect(await run('promote', 'mf-trial@1.1.0+bb', '--channel', 'staging', ...why)).toMatchObject({ code: 0 });
    const staging = await service.source(fetch, 'staging');
    const stable = await service.source();
    const live = (source: typeof stable) => source.resolve(anybody).releases['mf-trial']?.version;
    expect([live(staging), live(stable)]).toEqual(['1.1.0+bb', '1.0.0+aa']);
    expect(await run('promote', 'mf-gone', '--from', 'staging', ...why)).toMatchObject({
      code: 2,
      fault: expect.stringContaining('mf-gone is not live on staging'),
    });
    expect(await run('promote', 'mf-trial', '--from', 'staging', ...why)).toMatchObject({ code: 0 });
    await stable.refresh();
    expect(live(stable)).toBe('1.1.0+bb');
  });

  it('says how each command is written, and which there are', async () => {
    const all = await run('--help');
    expect(all).toMatchObject({ code: 0, out: expect.stringContaining('rollback') });
    expect((await run('rollback', '--help')).out).toContain('rollback <remote> … [--to');
    expect((await run('help', 'promote')).out).toContain('--share 5%');
    expect(await run('fly')).toMatchObject({ code: 2, fault: expect.stringContaining('--help') });
  });

  it('speaks JSON to programs and tells wrong usage, refusals and silence apart', async () => {
    const data = ['--data', service.trial.folder];
    expect(JSON.parse((await run('status', '--json', ...data)).out)).toMatchObject({ present: { revision: 1 } });
    expect(await run('fly', ...data)).toMatchObject({ code: 2, fault: expect.stringContaining('publish') });
    expect(await run('promote', 'mf-trial@1.0.0+aa', ...data)).toMatchObject({
      code: 2,
      fault: expect.stringContaining('--reason'),
    });
    expect(await run('promote', 'mf-trial@1.0.0+aa', '--share', '120%', '--reason', 'why not', ...data)).toMatchObject({
      code: 2,
    });
    expect(await run('verify', 'mf-trial@1.0.0+aa', ...data)).toMatchObject({
      code: 0,
      out: expect.stringContaining('is whole'),
    });
    writeFileSync(join(service.trial.folder, 'releases', 'mf-trial', '1.0.0+aa', 'screen.js'), 'steal()');
    const broken = await run('verify', 'mf-trial@1.0.0+aa', '--json', ...data);
    expect([broken.code, JSON.parse(broken.out)]).toEqual([1, expect.objectContaining({ code: 'other-bytes' })]);
    const credential = join(service.trial.folder, 'read.pem');
    writeFileSync(credential, writeSigningKey(await service.trial.credential('read', null)), { mode: 0o600 });
    const away = ['--registry', 'http://127.0.0.1:9', '--credential', credential];
    expect(await run('status', ...away)).toMatchObject({ code: 3 });
    expect(await run('credential', '--may', 'publish', '--holder', 'x', '--out', 'y', ...data)).toMatchObject({
      code: 2,
    });
  });
});
