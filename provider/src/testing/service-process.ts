import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A program of ours in a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything that it printed. */
  output(): string;
  /** Sends the signal and answers the exit code, null when a signal ended it. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** Runs a program with its arguments and exactly this environment, until it says where it listens. Rejects with what it printed when it ends before that. */
export async function startServiceProcess(
  [program, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listening = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const url = /"event":"listening","url":"([^"]+)"/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
  const url = await listening;
  return {
    url,
    child,
    output: () => output,
    stop: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill(signal);
        await exited;
      }
      return child.exitCode;
    },
  };
}
