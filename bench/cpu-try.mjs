import { chromium } from 'playwright';
import { readFileSync } from 'node:fs';
const base = process.argv[2] ?? 'http://localhost:3400';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const taps of [false, true, false, true]) {
  const d1 = new Date(Date.now() + (100 + Math.random() * 50) * 864e5).toISOString().slice(0, 10);
  const c = await b.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, locale: 'mn-MN' });
  const p = await c.newPage();
  await p.addInitScript((taps) => { if (!taps) return; const go = () => { document.querySelector('main article button[aria-label]')?.dispatchEvent(new Event('copy', { bubbles: true })); if (performance.now() < 15000) requestAnimationFrame(go); }; requestAnimationFrame(go); }, taps);
  await b.startTracing(p, { path: '/tmp/me/t.json', categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', '__metadata', 'disabled-by-default-v8.cpu_profiler'].slice(0, 4) });
  await p.goto(`${base}/mn/flights/results?_from=UBN&_to=ICN&depart_date=${d1}&return_date=2027-05-28&adult=1&trip_type=RT`, { waitUntil: 'load' }); await p.waitForTimeout(4000);
  await b.stopTracing();
  const { traceEvents: ev } = JSON.parse(readFileSync('/tmp/me/t.json'));
  const main = ev.filter(e => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map(e => e.pid + ':' + e.tid);
  const xs = ev.filter(e => main.includes(e.pid + ':' + e.tid) && e.ph === 'X').sort((x, y) => x.ts - y.ts);
  const tasks = xs.filter(e => e.name === 'RunTask' && e.tdur > 15000);
  const t0 = xs[0].ts;
  console.log('taps', taps, 'rendered', await p.evaluate(() => document.getElementById('aylal-boot').textContent.includes('"rendered":')));
  for (const t of tasks) { const inner = xs.filter(e => e !== t && e.pid === t.pid && e.tid === t.tid && e.ts >= t.ts && e.ts + e.dur <= t.ts + t.dur && e.tdur > 5000 && !/RunTask|ThreadController/.test(e.name)); console.log('  ', ((t.ts - t0) / 1000).toFixed(0), 'cpu', (t.tdur / 1000).toFixed(0), inner.map(e => e.name + ' ' + (e.tdur / 1000).toFixed(0) + ' ' + (e.args?.data?.url?.split('/').pop()?.slice(-34) ?? e.args?.data?.functionName ?? '')).join(' | ').slice(0, 300)); }
  await c.close();
}
await b.close();
