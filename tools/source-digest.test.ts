import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceCommit } from './source-digest.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a test', '-c', 'user.email=test@example.mn', ...args], { cwd: root });
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aylal-sources-'));
  mkdirSync(join(root, 'mf-trial/src'), { recursive: true });
  write('pnpm-lock.yaml', 'lockfileVersion: 9');
  write('mf-trial/package.json', '{"name":"@aylal/mf-trial","version":"1.0.0"}');
  write('mf-trial/src/remote.ts', 'export const one = 1;');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'build: begin');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const commitOf = () => {
  const one = { name: '@aylal/mf-trial', folder: 'mf-trial', directory: join(root, 'mf-trial'), needs: [] };
  return sourceCommit(root, one, [one]);
};
const head = () => execFileSync('git', ['log', '-1', '--format=%H'], { cwd: root, encoding: 'utf8' }).trim();

describe('The commit that a release names', () => {
  it('is the last one that changed its sources', async () => {
    const built = head();
    write('README.md', 'a document');
    git('add', '.');
    git('commit', '--quiet', '--message', 'docs: say it');
    expect(await commitOf()).toMatch(new RegExp(`^${built} \\d{4}-`));
  });

  it('is marked where the sources have changed since, new files included', async () => {
    write('mf-trial/src/remote.ts', 'export const one = 2;');
    expect(await commitOf()).toMatch(new RegExp(`^${head()}-dirty \\d{4}-`));
    git('checkout', '--quiet', '.');
    expect(await commitOf()).not.toContain('dirty');
    write('mf-trial/src/more.ts', 'export const two = 2;');
    expect(await commitOf()).toContain('-dirty ');
  });

  it('is marked for a scenario, which a release brings along, and not for what else is beside tests', async () => {
    mkdirSync(join(root, 'mf-trial/src/testing'));
    write('mf-trial/src/testing/build-trial.ts', '');
    expect(await commitOf()).not.toContain('dirty');
    write('mf-trial/src/testing/scenarios.ts', '');
    expect(await commitOf()).toContain('-dirty ');
  });

  it('is not marked for a test or a document', async () => {
    write('mf-trial/src/remote.test.ts', '');
    write('mf-trial/README.md', '');
    expect(await commitOf()).not.toContain('dirty');
  });
});
