import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endGroup } from './end-group.ts';
import { groupsUnder } from './groups-under.ts';

describe('The process groups under a process', () => {
  it('has the group of a browser that was started and never reported', async () => {
    const quiet = `setInterval(() => {}, 1000)`;
    const program = `
      const { spawn } = require('node:child_process');
      const browser = spawn(process.execPath, ['-e', ${JSON.stringify(quiet)}], { detached: true, stdio: 'ignore' });
      spawn(process.execPath, ['-e', ${JSON.stringify(quiet)}], { stdio: 'ignore' });
      process.stdout.write(String(browser.pid));
      ${quiet};`;
    const looker = spawn(process.execPath, ['-e', program], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    const [written] = (await once(looker.stdout, 'data')) as [Buffer];
    const browser = Number(written.toString());
    const pid = looker.pid ?? 0;
    // Stopped, it reports nothing any more.
    process.kill(pid, 'SIGSTOP');
    expect(groupsUnder(pid)).toEqual(process.platform === 'linux' ? [browser] : []);
    await endGroup(pid);
    await endGroup(browser);
    expect(groupsUnder(pid)).toEqual([]);
  });
});
