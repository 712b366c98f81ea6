import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run-program.ts';

describe('run', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aylal-run-program-'));
    await writeFile(join(folder, 'silent.mjs'), `process.send('begun'); setInterval(() => undefined, 1000);`);
    await writeFile(
      join(folder, 'busy.mjs'),
      `let sent = 0;\nconst timer = setInterval(() => (++sent < 20 ? process.send('on') : (clearInterval(timer), process.disconnect())), 100);`,
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const start = (script: string, maxSilenceMs: number) =>
    run(process.execPath, [join(folder, script)], {
      cwd: folder,
      quiet: true,
      onMessage: () => undefined,
      maxSilenceMs,
    });

  it('ends a program that sends nothing for too long', async () => {
    const ended = await start('silent.mjs', 700);
    expect(ended).toMatchObject({ wasSilent: true });
    expect(ended.code).not.toBe(0);
  });

  it('answers all that was printed, also what arrives after the end of the program', async () => {
    const later = `setTimeout(() => process.stdout.write('late'), 300)`;
    const options = `{ detached: true, stdio: ['ignore', 'inherit', 'ignore'] }`;
    const script = `child_process.spawn(process.execPath, ['--eval', ${JSON.stringify(later)}], ${options}).unref()`;
    const ended = await run(process.execPath, ['--eval', script], { cwd: folder, quiet: true });
    expect(ended).toMatchObject({ code: 0, output: 'late' });
  });

  it('leaves a program alone that goes on sending', async () => {
    expect(await start('busy.mjs', 1_500)).toMatchObject({ code: 0, wasSilent: false });
  });
});
