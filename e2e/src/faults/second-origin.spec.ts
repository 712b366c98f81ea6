import { expect, resultsAddress, test } from '../fixtures/test.ts';
import { expectResults, expectShell, faultyRemote as remote, originsOf } from '../fixtures/remote-page.ts';
import type { RemoteFault } from '../fixtures/sandbox.ts';

type Fault = Omit<RemoteFault, 'remote'>;

test.use({ viewport: { width: 1440, height: 900 } });
test.afterEach(({ sandbox }) => sandbox.remoteFaults([]));

const everyFile: Fault[] = [
  { target: 'manifest', kind: 'hang' },
  { target: 'entry', kind: 'hang' },
  { target: 'expose', kind: 'hang' },
  { target: 'chunk', kind: 'hang' },
  { target: 'chunk', kind: 'hang', chunk: 'messages-mn' },
];

const cases: { what: string; faults: Fault[] }[] = [
  { what: 'every file of it hangs', faults: everyFile },
  { what: 'a chunk hangs', faults: [{ target: 'chunk', kind: 'hang', chunk: 'results' }] },
];
for (const { what, faults } of cases) {
  test(`[MFE-5] a remote comes from the second origin of its files where at the first ${what}`, async ({
    page,
    t,
    sandbox,
  }) => {
    await sandbox.remoteFaults(faults.map((fault) => ({ remote, everyRelease: true, firstOrigin: true, ...fault })));
    await page.goto(resultsAddress('mn'), { waitUntil: 'commit' });
    await expectShell(page, t);
    await expectResults(page, t);
    await expect.poll(() => originsOf(page, 'results')).toContain('second');
  });
}
