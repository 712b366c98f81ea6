import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createBrowserGate, type Candidate } from '@aylal/releases';
import { liveCandidate, withCode } from '../fixtures/candidate.ts';

const hostFolder = fileURLToPath(new URL('../../../host', import.meta.url));
const gate = createBrowserGate({ hostFolder, env: process.env });
const remote = 'mf-checkout';

/** The processes that this one has started and that still run. */
const childrenOf = (pid: number) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');

let candidate: Candidate;
test.beforeAll(async () => {
  candidate = await liveCandidate(remote);
});

const entry = () => candidate.record.entry;
/** The script that is the checkout page itself. */
const screen = () => candidate.record.chunks['checkout']?.find((file) => file.startsWith('checkout.')) ?? '';

test.describe('Before a release is published, a browser', () => {
  test('[MFE-5] shows every page of a sound release in the live shell', async () => {
    expect(await gate(candidate, { live: [], shells: [], present: null })).toEqual([]);
  });

  const faults: readonly [name: string, codes: readonly string[], path: () => string, script: string][] = [
    ['an entry that throws', ['browser-failed'], entry, 'throw new Error("broken")'],
    ['a page that throws', ['browser-failed'], screen, 'throw new Error("broken")'],
    [
      'an error that nobody catches, and a call to another origin',
      ['browser-error', 'browser-foreign'],
      screen,
      'setTimeout(()=>{throw new Error("late")},50);fetch("https://elsewhere.example/").catch(()=>{})',
    ],
    [
      'a page that stays empty',
      ['browser-blank'],
      screen,
      'new MutationObserver(()=>document.querySelector("main")?.style.setProperty("visibility","hidden")).observe(document,{childList:true,subtree:true})',
    ],
  ];
  test('[MFE-5] gives up a page that loops for ever, and leaves no browser behind', async () => {
    const impatient = createBrowserGate({ hostFolder, env: process.env, visitMs: 8000 });
    const looping = withCode(candidate, screen(), 'setTimeout(()=>{for(;;);},200)');
    const before = childrenOf(process.pid);
    const findings = await impatient(looping, { live: [], shells: [], present: null });
    expect(findings).toEqual([
      expect.objectContaining({ code: 'browser-stuck', message: expect.stringContaining('/en/checkout/1') }),
    ]);
    expect(childrenOf(process.pid)).toEqual(before);
  });

  for (const [name, codes, path, script] of faults) {
    test(`[MFE-5] finds ${name}`, async () => {
      const findings = await gate(withCode(candidate, path(), script), { live: [], shells: [], present: null });
      for (const code of codes)
        expect(findings).toContainEqual({
          code,
          message: expect.stringContaining('/en/checkout/1'),
          change: expect.stringMatching(/\w/),
        });
    });
  }
});
