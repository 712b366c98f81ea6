import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changed-files.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.org', ...args], {
    cwd: root,
    stdio: 'pipe',
  });

function commit(file: string, text: string): void {
  writeFileSync(join(root, file), text);
  git('add', file);
  git('commit', '-q', '-m', file);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aylal-changed-'));
  git('init', '-q', '-b', 'main');
  commit('first', '1');
  commit('second', '1');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('changedFiles', () => {
  it('compares with where the branch left main, and has what is not committed or new', async () => {
    git('switch', '-q', '-c', 'branch');
    commit('third', '1');
    writeFileSync(join(root, 'first'), '2');
    mkdirSync(join(root, 'folder'));
    writeFileSync(join(root, 'folder/new'), '1');
    expect((await changedFiles(root, '')).toSorted()).toEqual(['first', 'folder/new', 'third']);
  });

  it('compares with the commit before on main itself', async () => {
    expect(await changedFiles(root, '')).toEqual(['second']);
  });

  it('compares with the revision that is named', async () => {
    commit('third', '1');
    expect((await changedFiles(root, 'HEAD~2')).toSorted()).toEqual(['second', 'third']);
  });

  it('refuses a revision that does not exist', async () => {
    await expect(changedFiles(root, 'no-such-branch')).rejects.toThrow('no-such-branch');
  });
});
