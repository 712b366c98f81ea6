import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createBrowserGate, type Candidate } from '@aylal/releases';
import { liveCandidate, withCode } from '../fixtures/candidate.ts';
import { processesOf } from '../fixtures/processes-of.ts';
import { withScenarios } from '../fixtures/with-scenarios.ts';

const hostFolder = fileURLToPath(new URL('../../../host', import.meta.url));
// Other tests share the machine: more patience than a registry has.
const gate = createBrowserGate({ hostFolder, env: process.env, visitMs: 90_000 });
const remote = 'mf-checkout';
const noContext = { live: [], shells: [], present: null };

/** Everything that a look starts and writes is in here. */
let folder = '';
const before = process.env['TMPDIR'];
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aylal-gate-'));
  process.env['TMPDIR'] = folder;
});
test.afterAll(() => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  rmSync(folder, { recursive: true, force: true });
});

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
const leftBehind = () => ({ processes: processesOf(folder), files: readdirSync(folder) });
const nothing = { processes: [], files: [] };

let candidate: Candidate;
test.beforeAll(async () => {
  // Scenarios have tests of their own.
  candidate = withScenarios(await liveCandidate(remote), []);
});

const entry = () => candidate.record.entry;
/** The script that is the checkout page itself. */
const screen = () => candidate.record.chunks['checkout']?.find((file) => file.startsWith('checkout.')) ?? '';

test.describe('Before a release is published, a browser', () => {
  test('[MFE-5] shows every page of a sound release in the live shell', async () => {
    expect(await gate(candidate, noContext)).toEqual([]);
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
    [
      'what it does to the rest of the page',
      ['browser-style', 'browser-storage', 'browser-global'],
      screen,
      `const sheet=new CSSStyleSheet();sheet.replaceSync("h1{color:rgb(255,0,0)!important}");document.adoptedStyleSheets.push(sheet);
      localStorage.clear();document.cookie="cart=1";window.fetch=fetch.bind(window)`,
    ],
    [
      'what keeps somebody out, jumps or makes others wait',
      ['browser-heading', 'browser-axe', 'browser-shift', 'browser-task'],
      screen,
      `const heading=document.createElement("h1");heading.textContent="Second";const nameless=document.createElement("button");
      const whenShown=new MutationObserver(()=>{if(!document.querySelector("main h1"))return;whenShown.disconnect();setTimeout(()=>{
      document.querySelector("main").append(heading,nameless);for(const ends=Date.now()+2500;Date.now()<ends;);},100);
      setTimeout(()=>{document.body.style.paddingTop="300px";setTimeout(()=>{document.body.style.paddingTop=0},200)},200)});
      whenShown.observe(document,{childList:true,subtree:true})`,
    ],
  ];
  test('[MFE-5] gives up a page that loops for ever, and leaves no browser behind', async () => {
    const impatient = createBrowserGate({ hostFolder, env: process.env, visitMs: 20_000 });
    const looping = withCode(candidate, screen(), 'setTimeout(()=>{for(;;);},200)');
    const findings = await impatient(looping, noContext);
    expect(findings).toEqual(
      ['web', 'emongolia'].map((shell) =>
        expect.objectContaining({
          code: 'browser-stuck',
          message: expect.stringContaining(`/en/checkout/1 in the shell ${shell}`),
        }),
      ),
    );
    expect(leftBehind()).toEqual(nothing);
  });

  test('[MFE-5] ends in time with all that it started, whatever hangs in it', async () => {
    const children = new Set(childrenOf(process.pid));
    const looking = createBrowserGate({ hostFolder, env: process.env, allMs: 8000 })(candidate, noContext);
    await expect.poll(() => processesOf(folder).length).toBeGreaterThan(2);
    const [looker = 0] = childrenOf(process.pid).filter((pid) => !children.has(pid));
    process.kill(looker, 'SIGSTOP');
    expect(await looking).toEqual([
      expect.objectContaining({ code: 'browser-late', message: expect.stringContaining('did not end') }),
    ]);
    expect(leftBehind()).toEqual(nothing);
  });

  test('[MFE-5] ends with anyone who asked it to look', async () => {
    const program = fileURLToPath(new URL('../../../releases/src/main.ts', import.meta.url));
    const dist = fileURLToPath(new URL(`../../../${remote}/dist`, import.meta.url));
    const data = join(folder, 'data');
    const doctor = spawn(process.execPath, [program, 'doctor', dist, '--data', data], { stdio: 'ignore' });
    await expect.poll(() => processesOf(folder).length, { timeout: 60_000 }).toBeGreaterThan(4);
    doctor.kill('SIGKILL');
    await expect.poll(() => processesOf(folder), { timeout: 30_000 }).toEqual([]);
    rmSync(data, { recursive: true, force: true });
    expect(leftBehind()).toEqual(nothing);
  });

  for (const [name, codes, path, script] of faults) {
    test(`[MFE-5] finds ${name}`, async () => {
      const findings = await gate(withCode(candidate, path(), script), noContext);
      for (const code of codes)
        expect(findings).toContainEqual({
          code,
          message: expect.stringContaining('/en/checkout/1'),
          change: expect.stringMatching(/\w/),
        });
    });
  }
});
