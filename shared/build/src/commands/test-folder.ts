import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

/** Runs the tests of a folder by its `jest.config.mjs`, with the jest of this package. False when one fails. */
export async function testFolder(directory: string, args: readonly string[]): Promise<boolean> {
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const child = spawn(process.execPath, ['--experimental-vm-modules', '--no-warnings', jest, ...args], {
    cwd: directory,
    stdio: 'inherit',
  });
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  child.once('error', reject);
  child.once('exit', (code) => resolve(code === 0));
  return promise;
}
