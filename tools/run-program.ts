import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { endOf, ownGroup, rememberChild } from './processes/children.ts';
import { endFamily } from './processes/end-family.ts';

/** How a program ended, with what it printed when that was collected. */
export interface Ended {
  readonly code: number;
  readonly output: string;
  /** It sent nothing for `maxSilenceMs` and was ended for that. */
  readonly wasSilent: boolean;
}

export interface RunOptions {
  readonly quiet?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Gets what the program sends with `process.send`. */
  readonly onMessage?: (message: unknown) => void;
  /** Ends a program that sends no message for so long: it hangs. */
  readonly maxSilenceMs?: number;
}

/** Runs a program of the workspace with this Node; `quiet` collects what it prints instead of showing it. */
export function runNode(
  root: string,
  script: string,
  args: readonly string[],
  { nodeArgs = [], ...options }: RunOptions & { readonly nodeArgs?: readonly string[] } = {},
): Promise<Ended> {
  return run(process.execPath, [...nodeArgs, ...endsWithUs, join(root, script), ...args], { ...options, cwd: root });
}

/** Arguments of Node for a program that ends when this process is killed. */
export const endsWithUs: readonly string[] = [
  '--import',
  new URL(`processes/end-orphaned.ts?starter=${process.pid}`, import.meta.url).href,
];

/** Runs any program. The output is shown as it comes, or collected. */
export async function run(
  program: string,
  args: readonly string[],
  { cwd, quiet, env, onMessage, maxSilenceMs }: RunOptions & { readonly cwd: string },
): Promise<Ended> {
  const output = quiet ? 'pipe' : 'inherit';
  const child = rememberChild(
    spawn(program, args, {
      ...ownGroup,
      cwd,
      stdio: [quiet ? 'ignore' : 'inherit', output, output, ...(onMessage ? (['ipc'] as const) : [])],
      env: { ...process.env, ...env },
    }),
  );
  if (onMessage) child.on('message', onMessage);
  const silence = maxSilenceMs === undefined ? undefined : watchSilence(child, maxSilenceMs);
  const parts: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => parts.push(part));
  child.stderr?.on('data', (part: Buffer) => parts.push(part));
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  // It may have ended before all that it printed has arrived.
  const closed = new Promise((resolve) => child.once('close', resolve));
  const code = await Promise.race([endOf(child), failed]);
  if (quiet) await closed;
  return { code, output: Buffer.concat(parts).toString('utf8'), wasSilent: silence?.isOver() ?? false };
}

function watchSilence(child: ChildProcess, milliseconds: number) {
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    if (child.pid !== undefined) void endFamily(child.pid);
  }, milliseconds);
  child.on('message', () => timer.refresh());
  child.once('exit', () => clearTimeout(timer));
  return { isOver: () => isOver };
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
