import { expect, test, type Browser } from '@playwright/test';
import { checkPage, type Round } from '@aylal/releases/testing';
import { screenFile, startMadeUpShop } from '../fixtures/made-up-shop.ts';

const limits = { visitMs: 150_000, endsAt: Number.POSITIVE_INFINITY };

async function look(browser: Browser, script: string, round: Partial<Round> & Pick<Round, 'visits'>) {
  const shop = await startMadeUpShop(script);
  try {
    const { found } = await checkPage(browser, shop.url, { language: 'en', cookies: {}, ...round }, limits);
    return found;
  } finally {
    await shop.close();
  }
}

test.describe('A closer look at a page', () => {
  const visit = { remote: 'mf-trial', shell: 'web', path: '/en/trial', files: [screenFile] };
  const main = 'document.querySelector("main")';
  const faults: readonly [code: string, script: string][] = [
    [
      'browser-style',
      'const s=new CSSStyleSheet();s.replaceSync("h2{color:red!important}");document.adoptedStyleSheets.push(s)',
    ],
    ['browser-storage', 'localStorage.setItem("cart","1")'],
    ['browser-global', 'window.fetch=fetch.bind(window)'],
    ['browser-heading', `${main}.append(Object.assign(document.createElement("h1"),{textContent:"Second"}))`],
    ['browser-axe', `${main}.append(document.createElement("button"))`],
    [
      'browser-shift',
      `${main}.style.fontSize="60px";let left=12;const jump=()=>{${main}.style.paddingTop=left%2?"300px":0;if(left-->0)requestAnimationFrame(()=>requestAnimationFrame(jump))};jump()`,
    ],
    ['browser-task', 'setTimeout(()=>{for(const ends=Date.now()+2500;Date.now()<ends;);},50)'],
  ];
  for (const [code, script] of faults)
    test(`[MFE-5] finds ${code}, and nothing else`, async ({ browser }) => {
      const found = await look(browser, script, { visits: [visit] });
      expect(found.map((one) => one.code)).toEqual([code]);
    });

  test('[MFE-5] finds nothing in a page that leaves all of that alone', async ({ browser }) => {
    expect(await look(browser, 'localStorage.setItem("mf-trial.filter","1")', { visits: [visit] })).toEqual([]);
  });
});

test.describe('A scenario', () => {
  const ok = { status: 200, body: { status_code: 200, message: '', result: 'Data are here' } };
  const document = {
    instant: '2026-11-21T02:00:00.000Z',
    answers: [{ method: 'GET' as const, path: '/api/trial/{id}/', answers: [ok] }],
    scenarios: [],
  };
  const scenario = { name: 'ready', at: '/trial', signedIn: false, reads: [0], others: [] };
  const dialog = {
    ...scenario,
    name: 'dialog',
    shows: { kind: 'dialog' as const, name: 'TRIAL_VIEW', props: { id: 7 } },
  };
  const round = (
    given: Partial<{ language: 'mn' | 'en'; state: 'ready' | 'waiting' | 'failed'; of: typeof scenario }> = {},
  ) => {
    const { language = 'mn', state = 'ready', of = scenario } = given;
    const played = { document, scenario: of, language, state };
    const visit = { remote: 'mf-trial', shell: 'web', path: `/${language}/trial`, files: [screenFile], played };
    return { language, visits: [visit], instant: Date.parse(document.instant) };
  };
  /** Shows what it reads; `then` runs with the status and the language once that is there. */
  const reads = (then: string) =>
    `fetch("/api/trial/7/").then(async(answer)=>{const {status}=answer;const {result}=await answer.json();
    document.querySelector("main p").textContent=status===200?result:"Away";const lang=document.documentElement.lang;${then}})`;
  const throwing = (condition: string) => reads(`if(${condition})setTimeout(()=>{throw new Error("broken")})`);
  const shows =
    'document.body.insertAdjacentHTML("beforeend",`<div role="dialog" aria-label="A dialog">${window.aylalTrial.name} ${window.aylalTrial.props.id}</div>`)';

  for (const [name, script, given] of [
    ['a page with its data', reads('if(result!=="Data are here")throw new Error(result)'), {}],
    ['a page whose data do not come', reads('throw new Error("never")'), { state: 'waiting' }],
    ['a page whose data fail', reads('if(status!==503)throw new Error("no 503")'), { state: 'failed' }],
    [
      'a page at the instant of the scenario',
      'if(new Date().getUTCFullYear()!==2026||Date.now()-Date.parse("2026-11-21T02:00:00Z")>60_000)throw new Error("now")',
      {},
    ],
    ['a dialog', shows, { of: dialog }],
  ] as const)
    test(`[MFE-5] shows ${name}`, async ({ browser }) => {
      expect(await look(browser, script, round(given))).toEqual([]);
    });

  for (const [name, script, given, where] of [
    ['a page that throws with its data', throwing('status===200'), {}, 'in the scenario "ready" (mn, ready'],
    [
      'a page that throws in English',
      throwing('lang==="en"'),
      { language: 'en' },
      'in the scenario "ready" (en, ready',
    ],
    ['a page that throws at 503', throwing('status===503'), { state: 'failed' }, 'in the scenario "ready" (mn, failed'],
    [
      'a page that throws while it waits',
      'setTimeout(()=>{throw new Error("waiting")},50)',
      { state: 'waiting' },
      '(mn, waiting',
    ],
    ['a dialog that does not come up', '', { of: dialog }, 'dialog TRIAL_VIEW in the scenario "dialog" (mn, ready'],
    [
      'a part that the shell gave up',
      'performance.mark("mf-trial render-error")',
      {},
      'in the scenario "ready" (mn, ready',
    ],
  ] as const)
    test(`[MFE-5] finds ${name}, by name, language and state`, async ({ browser }) => {
      expect(await look(browser, script, round(given))).toEqual([
        { code: 'browser-scenario', message: expect.stringContaining(where), change: expect.stringMatching(/\w/) },
      ]);
    });

  test('[MFE-5] that throws in English only is sound in Mongolian', async ({ browser }) => {
    expect(await look(browser, throwing('lang==="en"'), round())).toEqual([]);
  });
});
