import { createLoadReporter, mostReports, type LoadReport } from './report-load.ts';

const loaded: LoadReport = { outcome: 'loaded', id: 'mf-trial', release: '1.0.0', ms: 12.4 };
const failed: LoadReport = { outcome: 'failed', id: 'mf-trial', release: '1.0.0', ms: 5, reason: 'entry' };

const details = { kind: 'TypeError', message: 'x', frames: ['a.js:1:2'], route: '/trial' };

function setUp({ onLine = true, files = [{ name: '/mf-trial/1.0.0/a.js', transferSize: 300 }] } = {}) {
  const sent: { url: string; reports: LoadReport[] }[] = [];
  const timers: (() => void)[] = [];
  const marks: string[] = [];
  const target = new EventTarget();
  const described: unknown[] = [];
  const addDetails = async (loadReport: LoadReport, thrown: unknown) => {
    described.push(thrown);
    if (thrown === 'indescribable') throw new Error('no chunk');
    loadReport.details = details;
  };
  const page = {
    performance: { mark: (name: string) => marks.push(name), getEntriesByType: () => files },
    navigator: {
      onLine,
      sendBeacon(url: string, body: string) {
        sent.push({ url, reports: (JSON.parse(body) as { reports: LoadReport[] }).reports });
        return true;
      },
    },
    addEventListener: target.addEventListener.bind(target),
    setTimeout: (task: () => void) => timers.push(task),
    document: { visibilityState: 'hidden', addEventListener: () => undefined },
  } as unknown as Parameters<typeof createLoadReporter>[0];
  const report = createLoadReporter(page, addDetails);
  return {
    report,
    described,
    sent,
    pass: () => timers.splice(0).forEach((task) => task()),
    leave: () => target.dispatchEvent(new Event('pagehide')),
  };
}

describe('Reports about remotes', () => {
  it('go out together: trouble soon, good news with it', () => {
    const { report, sent, pass } = setUp();
    report(loaded);
    report(failed);
    expect(sent).toEqual([]);
    pass();
    expect(sent).toEqual([{ url: '/health-beacon', reports: [{ ...loaded, ms: 12 }, failed] }]);
    pass();
    expect(sent).toHaveLength(1);
  });

  it('go out when the page is left', () => {
    const { report, sent, leave } = setUp();
    report(loaded);
    leave();
    leave();
    expect(sent).toHaveLength(1);
  });

  it('[MFE-5] say why a release failed, where that can be said in time; a few times in a beacon', async () => {
    const { report, sent, described, pass } = setUp();
    report(failed, new Error('x'));
    report(failed, 'indescribable');
    report(loaded);
    await Promise.resolve();
    pass();
    expect(sent[0]?.reports).toEqual([{ ...failed, details }, failed, { ...loaded, ms: 12 }]);
    for (let time = 0; time < 10; time += 1) report(failed, new Error('x'));
    expect(described).toHaveLength(2 + 4);
  });

  it('are bounded, and none is made while the network is away', () => {
    const { report, sent, pass } = setUp();
    for (let time = 0; time < 100; time += 1) report(failed);
    pass();
    expect(sent[0]?.reports).toHaveLength(mostReports);
    const offline = setUp({ onLine: false });
    offline.report(failed);
    offline.pass();
    expect(offline.sent).toEqual([]);
  });

  it.each([
    ['from the network', '1.0.0', 300, undefined],
    ['from the network, out of the folder that releases share', 'files', 300, undefined],
    ['from a cache', '1.0.0', 0, true],
  ])('say where the files of a release came %s', (_where, folder, transferSize, cached) => {
    const files = [
      { name: 'https://files.example/mf-trial/1.0.0/a.js', transferSize: 0 },
      { name: `https://files.example/mf-trial/${folder}/b.js`, transferSize },
      { name: 'https://files.example/mf-trial/0.9.0/a.js', transferSize: 300 },
    ];
    const { report, sent, leave } = setUp({ files });
    report(loaded);
    leave();
    expect(sent[0]?.reports[0]?.cached).toBe(cached);
  });
});
