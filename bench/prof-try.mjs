import { chromium } from 'playwright';
const base = 'http://localhost:3400';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const c = await b.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'mn-MN' });
const p = await c.newPage(); const d = await c.newCDPSession(p);
await d.send('Profiler.enable'); await d.send('Profiler.setSamplingInterval', { interval: 250 }); await d.send('Profiler.start');
const d1 = new Date(Date.now() + (100 + Math.random() * 50) * 864e5).toISOString().slice(0, 10);
await p.goto(`${base}/mn/flights/results?_from=UBN&_to=ICN&depart_date=${d1}&return_date=2027-05-28&adult=1&trip_type=RT`, { waitUntil: 'load' }); await p.waitForTimeout(3000);
const { profile } = await d.send('Profiler.stop');
const nodes = new Map(profile.nodes.map((n) => [n.id, n])); const parent = new Map(); for (const n of profile.nodes) for (const k of n.children ?? []) parent.set(k, n.id);
const self = new Map(); profile.samples.forEach((id, i) => self.set(id, (self.get(id) ?? 0) + profile.timeDeltas[i] / 1000));
const tot = new Map(); for (const [id, ms] of self) { let n = id; while (n !== undefined) { tot.set(n, (tot.get(n) ?? 0) + ms); n = parent.get(n); } }
const show = (id, depth) => { const ms = tot.get(id) ?? 0; if (ms < +(process.argv[2] ?? 6) || depth > 24) return; const f = nodes.get(id).callFrame; console.log(' '.repeat(depth) + `${ms.toFixed(0)} (self ${(self.get(id) ?? 0).toFixed(0)}) ${f.functionName || '(anon)'} ${f.url.split('/').pop()}:${f.lineNumber}:${f.columnNumber}`); for (const k of (nodes.get(id).children ?? []).sort((x, y) => (tot.get(y) ?? 0) - (tot.get(x) ?? 0))) show(k, depth + 1); };
show(profile.nodes[0].id, 0);
await b.close();
