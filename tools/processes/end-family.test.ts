import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { endFamily } from './end-family.ts';
import { processTable } from './process-table.ts';

/** A process with a child in a group of its own that does not heed TERM. Prints the child's number when both are up. */
const stubborn = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', \`
    process.on('SIGTERM', () => {});
    console.log(process.pid);
    setInterval(() => {}, 1000);
  \`], { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
`;

it('ends a process and its descendants, also one that does not heed TERM', async () => {
  const child = spawn(process.execPath, ['-e', stubborn], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  await endFamily(child.pid ?? 0, 300);
  const running = processTable().map(({ pid }) => pid);
  expect(running).not.toContain(child.pid);
  expect(running).not.toContain(Number(line));
});
