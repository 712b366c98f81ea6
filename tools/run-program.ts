import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** How a program ended, with what it printed when that was collected. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs a program of the workspace with this Node; `quiet` collects what it prints instead of showing it. */
export function runNode(
  root: string,
  script: string,
  args: readonly string[],
  options: { quiet?: boolean; env?: Record<string, string>; nodeArgs?: string[] } = {},
): Promise<Ended> {
  return run(process.execPath, [...(options.nodeArgs ?? []), join(root, script), ...args], { ...options, cwd: root });
}

/** Runs any program. The output is shown as it comes, or collected. */
export function run(
  program: string,
  args: readonly string[],
  options: { cwd: string; quiet?: boolean; env?: Record<string, string> },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...options.env },
    });
    const parts: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => parts.push(part));
    child.stderr?.on('data', (part: Buffer) => parts.push(part));
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString('utf8') }));
  });
}

/** Runs jobs at most `width` at a time, in order; results in the order of the jobs. */
export async function inParallel<T>(jobs: readonly (() => Promise<T>)[], width: number): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < jobs.length; index = next++) {
      const job = jobs[index];
      if (job) results[index] = await job();
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
