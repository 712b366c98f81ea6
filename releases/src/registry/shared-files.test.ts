import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import type { TrialRelease } from '../testing/trial-release.ts';

const day = 24 * 3_600_000;
const languages = ['mn', 'en', 'zh', 'ru', 'ko', 'ja'];
let trial: TrialRegistry;
beforeEach(() => {
  trial = openTrialRegistry();
});
afterEach(() => trial.close());

const shared = () => join(trial.folder, 'releases', 'mf-trial', 'files');
const named = (name: string, text: string) =>
  `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.js`;

/** A release whose scripts are named by their content; only entry and screen differ from one to the next. */
function release(version: string, screen: string): TrialRelease {
  const texts = { entry: `entry of ${version}`, remote: 'door()', screen, messages: '1' };
  const names = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, named(name, text)]));
  return {
    version,
    files: Object.fromEntries(Object.entries(texts).map(([name, text]) => [named(name, text), text])),
    record: {
      sharesFiles: true,
      entry: names['entry'],
      exposes: { './remote': [names['remote']] },
      chunks: {
        screen: [names['screen']],
        ...Object.fromEntries(languages.map((one) => [`messages-${one}`, [names['messages']]])),
      },
    },
  };
}
const publish = async (given: TrialRelease) => trial.registry.publish(await trial.bundle(given));

describe('Files that releases share', () => {
  it('lie once for all releases of a remote, and in the folder of each as well', async () => {
    await publish(release('1.0.0', 'one line'));
    const first = readdirSync(shared());
    await publish(release('1.1.0', 'another line'));
    const fresh = readdirSync(shared()).filter((name) => !first.includes(name));
    expect(first.toSorted()).toEqual(
      [
        named('entry', 'entry of 1.0.0'),
        named('messages', '1'),
        named('remote', 'door()'),
        named('screen', 'one line'),
      ].toSorted(),
    );
    expect(fresh.toSorted()).toEqual([named('entry', 'entry of 1.1.0'), named('screen', 'another line')].toSorted());
    expect(readdirSync(join(shared(), '../1.1.0'))).toEqual(expect.arrayContaining([named('remote', 'door()')]));
  });

  it('have their compressed twins beside them', async () => {
    const bundle = await trial.bundle(release('1.0.0', 'one line'));
    const copy = `${named('screen', 'one line')}.gz`;
    const packed = gzipSync('one line');
    await trial.registry.publish({ ...bundle, files: new Map(bundle.files).set(copy, packed) });
    expect(readFileSync(join(shared(), copy))).toEqual(packed);
  });

  it('[MFE-1] never stand for other bytes than before under one name', async () => {
    await publish(release('1.0.0', 'one line'));
    const given = release('1.1.0', 'one line');
    const name = named('screen', 'one line');
    const lying = { ...given, files: { ...given.files, [name]: 'another line' } };
    await expect(publish(lying)).rejects.toMatchObject({ code: 'name-taken' });
    expect(readFileSync(join(shared(), name), 'utf8')).toBe('one line');
    expect(existsSync(join(shared(), '../1.1.0'))).toBe(false);
  });

  it('[MFE-1] are refused where a script that pages would look for there is not named by its content', async () => {
    const given = release('1.0.0', 'one line');
    const record = { ...given.record, entry: 'entry.js' };
    await expect(publish({ ...given, record })).rejects.toMatchObject({
      findings: [expect.objectContaining({ code: 'record-name', message: expect.stringContaining('entry.js') })],
    });
  });

  it('[MFE-1] are put back by publishing the same release once more, as they were and not as they come', async () => {
    await publish(release('1.0.0', 'one line'));
    rmSync(shared(), { recursive: true });
    const bundle = await trial.bundle(release('1.0.0', 'one line'));
    const name = named('screen', 'one line');
    await trial.registry.publish({ ...bundle, files: new Map(bundle.files).set(name, Buffer.from('steal()')) });
    expect(readdirSync(shared())).toHaveLength(4);
    expect(readFileSync(join(shared(), name), 'utf8')).toBe('one line');
  });

  it('are none of a release that does not say so', async () => {
    await publish({ version: '1.0.0' });
    expect(existsSync(shared())).toBe(false);
  });

  it('go with the last release that has them', async () => {
    for (let minor = 1; minor <= 7; minor += 1) {
      await publish(release(`1.${minor}.0`, minor < 3 ? 'one line' : 'another line'));
      trial.pass(day);
    }
    trial.pass(60 * day);
    const { dropped } = await trial.registry.retention.prune(180, 'this machine', 'a test');
    expect(dropped.map(({ version }) => version)).toEqual(['1.1.0', '1.2.0']);
    const left = readdirSync(shared());
    expect(left).toEqual(expect.arrayContaining([named('remote', 'door()'), named('screen', 'another line')]));
    expect(left).not.toContain(named('screen', 'one line'));
    expect(left).not.toContain(named('entry', 'entry of 1.1.0'));
    expect(left.filter((name) => name.startsWith('entry.'))).toHaveLength(5);
  });
});
