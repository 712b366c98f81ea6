import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../../peers/next', import.meta.url));

/** Where the Next.js peer is installed and built: outside the workspace's packages, as deep as its sources, so that their imports hold. */
export const nextFolder = fileURLToPath(new URL('../../dist/next', import.meta.url));

/** Installs Next.js once per lockfile, in a place of its own, and builds the peer. Rejects with what npm or Next.js said. */
export async function buildNext(): Promise<void> {
  const stamp = join(nextFolder, 'node_modules', '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(sources, 'package-lock.json')))
    .digest('hex');
  for (const made of ['app', 'src', '.next']) rmSync(join(nextFolder, made), { recursive: true, force: true });
  mkdirSync(nextFolder, { recursive: true });
  cpSync(sources, nextFolder, { recursive: true });
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    // Not `ci`: that also wants the packages of other systems, which not every registry holds.
    await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline']);
    writeFileSync(stamp, lock);
  }
  await run(process.execPath, [nextProgram, 'build']);
}

export const nextProgram = join(nextFolder, 'node_modules/next/dist/bin/next');
export const nextEnvironment = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

function run(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const windows = process.platform === 'win32';
    const child = spawn(program, args, { cwd: nextFolder, env: nextEnvironment, shell: windows && program === 'npm' });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')}: ${said.trim().slice(-600)}`)),
    );
  });
}
