import { spawn } from 'node:child_process';
import { ownGroup, rememberChild } from '../../processes/children.ts';
import { endFamily } from '../../processes/end-family.ts';

/** A development server that a repository's own script has started. */
export interface ServedPage {
  /** The text at a path of it; empty while there is none. */
  read(path: string): Promise<string>;
  close(): Promise<void>;
}

/** Runs `npm run dev` of a folder at a port. */
export function servePage(folder: string, port: number, env: Readonly<Record<string, string>>): ServedPage {
  const child = rememberChild(
    spawn('npm', ['run', 'dev'], {
      ...ownGroup,
      cwd: folder,
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: 'ignore',
    }),
  );
  return {
    async read(path) {
      const answer = await fetch(`http://localhost:${port}${path}`).catch(() => null);
      return answer?.ok ? answer.text() : '';
    },
    async close() {
      if (child.pid !== undefined) await endFamily(child.pid);
    },
  };
}

/** Waits until something holds, for a minute at most; whether it did. */
export async function until(holds: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50)))
    if (await holds()) return true;
  return false;
}
