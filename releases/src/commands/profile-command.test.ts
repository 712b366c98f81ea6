import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSigningKey } from '../keys/signing-key.ts';
import { openTrialService, type TrialService } from '../testing/trial-service.ts';
import { runCommand } from './run-command.ts';
import { seedProfiles } from '../profiles/seed-profiles.ts';

const seedNames = seedProfiles.map(({ name }) => name);

let service: TrialService;
let owner: readonly string[];
beforeEach(async () => {
  service = await openTrialService();
  const key = join(service.trial.folder, 'owner.pem');
  writeFileSync(key, writeSigningKey(await service.trial.credential('promote', null)), { mode: 0o600 });
  owner = ['--registry', service.url, '--credential', key];
  const offers = { contract: '1.4.0', shared: { react: '19.3.1', 'react-dom': '19.3.1' }, events: [] };
  writeFileSync(join(service.trial.folder, 'host.json'), JSON.stringify({ version: '1.0.0+aa', offers }));
  await run('shell', service.trial.folder);
});
afterEach(() => service.close());

const run = (...args: string[]) => runCommand([...args, ...owner], {});
const hotels = {
  ...{ name: 'hotels-only', channel: null, mode: 'web', shows: { remotes: ['mf-trial'] } },
  ...{ shell: 'web', layout: 'mini-app', traits: { payments: 'emongolia' } },
};
const write = (profile: object) => {
  const file = join(service.trial.folder, 'profile.json');
  writeFileSync(file, JSON.stringify(profile));
  return file;
};
const because = ['--reason', 'a partner'];

describe('The profiles on the command line', () => {
  it('are listed, set from a file, shown as one, and removed; a host has each at its next look', async () => {
    const host = await service.source();
    const served = async () => {
      await host.refresh();
      return host.profiles?.().map(({ name }) => name);
    };
    expect((await run('profile', 'list')).out).toBe(
      "web: mode web of its host's channel in shell web, layout web\n" +
        "emongolia: mode emongolia of its host's channel in shell emongolia, layout mini-app; payments: emongolia\noffice: mode office of its host's channel in shell web, layout office\n",
    );
    expect(await run('profile', 'set', write(hotels), ...because)).toEqual({
      code: 0,
      out: "hotels-only: mode web of its host's channel in shell web, layout mini-app; remotes mf-trial; payments: emongolia\n",
      fault: '',
    });
    expect(await served()).toEqual([...seedNames, 'hotels-only']);
    const shown = await run('profile', 'show', 'hotels-only');
    expect(JSON.parse(shown.out)).toEqual(hotels);
    expect((await run('profile', 'set', write(JSON.parse(shown.out) as object), ...because)).out).toBe(
      'nothing to change\n',
    );
    expect((await run('log')).out).toContain('promote of a test: profile-set profile hotels-only — a partner');
    expect((await run('profile', 'remove', 'hotels-only', ...because)).code).toBe(0);
    expect(await served()).toEqual(seedNames);
  });

  it('are refused with a sentence, from the file and by the registry', async () => {
    const refused = async (profile: object) => {
      const { code, fault } = await run('profile', 'set', write(profile), ...because);
      return `${code} ${fault}`;
    };
    expect(await refused({ ...hotels, channel: 'partners' })).toMatch(
      /^1 unknown-channel: profile hotels-only is refused\. .* channel partners has no releases; promote/,
    );
    expect(await refused({ ...hotels, frame: 'none' })).toMatch(/^1 unknown-member: .*profile\.json holds members/);
    expect((await run('log')).out).toContain('profile-set profile hotels-only — refused (unknown-channel)');
  });

  it.each([
    [['set', 'profile.json'], '--reason says why'],
    [['show', 'boats'], 'there is no profile boats'],
    [['set'], 'profile set <file>'],
    [['move', 'boats'], 'there are list, show, set and remove'],
  ])('say how %j is written', async (args, text) => {
    expect(await run('profile', ...args)).toMatchObject({ code: 2, fault: expect.stringContaining(text) });
  });

  it('get a shell of their own by its name', async () => {
    const out = await run('shell', service.trial.folder, '--for', 'hotels-shell');
    expect(out).toMatchObject({ code: 0, out: 'shell hotels-shell offers contract 1.4.0\n' });
    expect(await run('profile', 'set', write({ ...hotels, shell: 'hotels-shell' }), ...because)).toMatchObject({
      code: 0,
    });
  });
});
