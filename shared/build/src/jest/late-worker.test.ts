import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);

/**
 * Loaded by each worker before anything else. The second one stops for a while once it has said that it is ready, and the first one is ready only meanwhile:
 * so the second finds its task, and what the first was told about the project, at one instant.
 */
const preload = `
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const worker = process.env.TINYPOOL_WORKER_ID;
if (worker !== undefined) {
  const send = process.send;
  const isSecond = Number(worker) % 2 === 0;
  process.send = (message, ...rest) => {
    if (!message.ready) return send.call(process, message, ...rest);
    if (!isSecond) sleep(1500);
    return send.call(process, message, () => isSecond && sleep(3000));
  };
}
`;

describe('The runner of tests in plain Node', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aylal-late-worker-'));
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'preload.mjs'), preload);
    for (const name of ['one', 'two'])
      await writeFile(join(folder, `src/${name}.test.mjs`), `it('runs', () => expect(1).toBe(1));\n`);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('ends although one worker asks for its project long after another', async () => {
    const config = {
      rootDir: folder,
      testMatch: ['<rootDir>/src/*.test.mjs'],
      runner: require.resolve('jest-light-runner/child-process'),
      transform: {},
    };
    const ran = promisify(execFile)(
      process.execPath,
      [
        ...['--experimental-vm-modules', '--no-warnings', require.resolve('jest/bin/jest'), '--ci', '--maxWorkers=2'],
        ...['--config', JSON.stringify(config)],
      ],
      {
        cwd: folder,
        timeout: 25_000,
        env: { ...process.env, NODE_OPTIONS: `--import=${pathToFileURL(join(folder, 'preload.mjs'))}` },
      },
    );
    await expect(ran).resolves.toMatchObject({ stderr: expect.stringContaining('Tests:       2 passed') });
  }, 30_000);
});
