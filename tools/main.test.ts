import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { familyOf, processTable } from './processes/process-table.ts';

const root = join(import.meta.dirname, '..');

/** A command of the tools that has begun: its processes were seen, its temporary files are in a folder of the test. */
interface Running {
  readonly child: ChildProcess;
  readonly seen: ReadonlySet<number>;
  readonly temporary: string;
}

/** Starts a command and waits until it has so many descendants. */
async function startCommand(
  args: readonly string[],
  descendants: number,
  program: readonly string[] = [process.execPath, join(root, 'tools/main.ts')],
): Promise<Running> {
  const [command = '', ...before] = program;
  const temporary = mkdtempSync(join(tmpdir(), 'aylal-main-'));
  const data = mkdtempSync(join(tmpdir(), 'aylal-main-data-'));
  const child = spawn(command, [...before, ...args], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: temporary, DATA_DIR: data, PORT: '1' },
  });
  const seen = new Set<number>();
  while (seen.size <= descendants) {
    if (child.exitCode !== null) throw new Error(`it ended by itself with ${child.exitCode}`);
    for (const { pid } of familyOf(child.pid ?? 0, processTable())) seen.add(pid);
    await wait(20);
  }
  return { child, seen, temporary };
}

function running(pids: ReadonlySet<number>): number[] {
  return processTable().flatMap(({ pid }) => (pids.has(pid) ? [pid] : []));
}

describe('A command that is told to end', () => {
  it.each([
    ['start, while it builds or starts', ['start'], 2, 0],
    ['a run of tests, when jest begins', ['test', 'shared/domain'], 1, 143],
    ['a run of tests, while jest runs', ['test', 'shared/domain'], 3, 143],
  ])('leaves no process and no file: %s', async (_, args, descendants, code) => {
    const { child, seen, temporary } = await startCommand(args, descendants);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([code, null]);
    expect(running(seen)).toEqual([]);
    expect(readdirSync(temporary)).toEqual([]);
  });
});

describe('A shop whose starter ends alone', () => {
  it.each([
    // npm, its shell, `run.mjs`, `main.ts`, and the first that this starts.
    ['npm alone is told to end', ['npm', 'run'], 4, 'SIGTERM'],
    ['it is killed outright', undefined, 2, 'SIGKILL'],
  ] as const)('[OPS-1] leaves no process when %s', async (_, program, descendants, signal) => {
    const { child, seen, temporary } = await startCommand(['start'], descendants, program);
    child.kill(signal);
    while (running(seen).length > 0) await wait(50);
    expect(running(seen)).toEqual([]);
    rmSync(temporary, { recursive: true });
  });
});

describe('A command that is killed', () => {
  it('leaves no process, and its files to the next one, which removes them', async () => {
    const { child, seen, temporary } = await startCommand(['test', 'shared/domain'], 3);
    child.kill('SIGKILL');
    while (running(seen).length > 0) await wait(50);
    expect(readdirSync(temporary)).not.toEqual([]);
    const next = spawn(process.execPath, [join(root, 'tools/main.ts'), 'build', 'shared/domain'], {
      stdio: 'ignore',
      env: { ...process.env, TMPDIR: temporary },
    });
    await once(next, 'exit');
    expect(readdirSync(temporary)).toEqual([]);
    rmSync(temporary, { recursive: true });
  });
});

describe('npm run releases', () => {
  it('runs the command line of the registry with whatever Node npm has, and ends as it ends', () => {
    const run = (...args: string[]) =>
      spawnSync('npm', ['run', '--silent', 'releases', '--', ...args], { cwd: root, encoding: 'utf8' });
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('aylal-releases <command>') });
    expect(run('promote', '--data', tmpdir())).toMatchObject({ status: 2, stderr: expect.stringContaining('usage') });
  });

  it('is what the linked program hands over to', () => {
    const program = join(root, 'releases/bin/aylal-releases.mjs');
    const { status, stdout } = spawnSync('node', [program, 'rollback', '--help'], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, expect.stringContaining('aylal-releases rollback')]);
  });
});
