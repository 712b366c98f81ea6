import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../commands/run-command.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';

let trial: TrialRegistry;
let folder: string;
beforeEach(async () => {
  trial = openTrialRegistry();
  folder = join(trial.folder, 'releases/log');
  await trial.live({});
  await trial.registry.publish(await trial.bundle({ version: '1.1.0+bb' }));
  await trial.promote({ 'mf-trial': '1.1.0+bb' });
});
afterEach(() => trial.close());

const names = () => readdirSync(folder).toSorted();
const broken = (entry: number) =>
  expect(trial.registry.checkLog()).rejects.toMatchObject({
    code: 'log-broken',
    message: expect.stringContaining(`entry ${entry} `),
  });

describe('The log of a registry', () => {
  it('is a chain that can be checked, also by the command line', async () => {
    const { entries, digest } = await trial.registry.checkLog();
    expect(entries).toBe(names().length);
    const checked = await runCommand(['verify', 'log', '--data', trial.folder], {});
    expect(checked).toMatchObject({ code: 0, out: `the log is whole: ${entries} entries, digest ${digest}\n` });
    await trial.registry.ring.retire('0123456789abcdef');
    expect(await trial.registry.checkLog()).toEqual({ entries, digest });
  });

  it('names the entry that was changed', async () => {
    const [, second = ''] = names();
    const path = join(folder, second);
    writeFileSync(path, readFileSync(path, 'utf8').replace('"by":"', '"by":"not '));
    await broken(2);
    expect(await trial.registry.log(50)).toHaveLength(names().length - 1);
  });

  it('notices an entry that was taken out, and one that another registry wrote', async () => {
    const other = openTrialRegistry();
    await other.live({});
    const [, second = '', third = ''] = names();
    writeFileSync(join(folder, third), readFileSync(join(other.folder, 'releases/log', third)));
    await broken(3);
    rmSync(join(folder, second));
    await broken(2);
    // It still takes entries: what is lost must not stop a rollback.
    await trial.credential('promote', 'mf-trial');
    expect(await trial.registry.log(1)).toMatchObject([{ act: 'credential' }]);
    await broken(2);
    other.close();
  });

  it('keeps every entry of two writers at once', async () => {
    const before = names().length;
    await Promise.all(Array.from({ length: 8 }, () => trial.credential('promote', 'mf-trial')));
    expect((await trial.registry.checkLog()).entries).toBe(before + 8);
  });

  it('goes on after entries from before it was a chain, and reads them too', async () => {
    for (const name of names()) rmSync(join(folder, name));
    const older = { at: '2026-11-01T00:00:00.000Z', by: 'Bat', act: 'promote', what: 'mf-trial', reason: 'long ago' };
    writeFileSync(join(folder, '2026-11-01T00-00-00-000Z-000000001-00000000.json'), JSON.stringify(older));
    await trial.credential('promote', 'mf-trial');
    expect((await trial.registry.log(5)).map(({ act }) => act)).toEqual(['promote', 'credential']);
    expect((await trial.registry.checkLog()).entries).toBe(2);
    const [first = ''] = names();
    writeFileSync(join(folder, first), JSON.stringify({ ...older, by: 'Dorj' }));
    await broken(2);
  });
});
