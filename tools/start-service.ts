import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endOf, ownGroup, rememberChild } from './processes/children.ts';
import { endsWithUs } from './run-program.ts';

export interface RunningService {
  readonly url: string;
  /** Resolves with a sentence when the service ends without being asked to. */
  readonly lost: Promise<string>;
  close(): Promise<void>;
}

/** Starts a service of the workspace in a process of its own and waits until it listens. Rejects with what it said when it does not start. */
export function startService(
  root: string,
  name: string,
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningService> {
  const child = rememberChild(
    spawn(process.execPath, ['--disable-warning=FSTDEP023', ...endsWithUs, join(root, script)], {
      ...ownGroup,
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    }),
  );
  const ended = endOf(child);
  const said: string[] = [];
  child.stderr.on('data', (bytes: Buffer) => {
    if (listening) process.stderr.write(bytes);
    else said.push(bytes.toString('utf8'));
  });
  let listening = false;
  let closing = false;
  return new Promise((started, failed) => {
    child.once('error', failed);
    void ended.then((code) => failed(new Error(`${name} did not start (${code}): ${reasonOf(said.join(''))}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /"event":"listening","url":"([^"]+)"/.exec(line)?.[1];
      if (!url) {
        process.stdout.write(`${line}\n`);
        return;
      }
      listening = true;
      started({
        url,
        lost: ended.then((code) => (closing ? new Promise<string>(() => undefined) : `${name} ended with ${code}`)),
        async close() {
          closing = true;
          child.kill('SIGTERM');
          await ended;
        },
      });
    });
  });
}

/** Services say why in one JSON line. */
function reasonOf(text: string): string {
  return /"reason":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? text.trim();
}
