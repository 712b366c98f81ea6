import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const preload = pathToFileURL(join(import.meta.dirname, 'end-orphaned.ts')).href;

/** A program that would wait for ever, in a group of its own. */
function startWaiting(starter: number) {
  const child = spawn(
    process.execPath,
    ['--import', `${preload}?starter=${starter}`, '-e', 'setInterval(() => {}, 1000)'],
    {
      detached: true,
      stdio: 'ignore',
    },
  );
  return { child, ended: once(child, 'exit') };
}

describe('A program that the tools start', () => {
  it('[OPS-1] ends when its starter was gone before it could look', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    expect(await startWaiting(gone.pid ?? 0).ended).toEqual([null, 'SIGTERM']);
  });

  it('goes on while its starter lives', async () => {
    const { child, ended } = startWaiting(process.pid);
    const wait = new Promise((resolve) => setTimeout(resolve, 2_500, 'waiting'));
    expect(await Promise.race([ended, wait])).toBe('waiting');
    child.kill('SIGKILL');
    await ended;
  });
});
