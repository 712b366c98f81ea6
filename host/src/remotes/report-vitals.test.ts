import type { MetricType } from 'web-vitals';
import type { BootDocument } from './boot-document.ts';
import { reportVitals, type VitalReport } from './report-vitals.ts';

const boot = {
  releases: { 'mf-trial': { version: '1.0.0+ab' } },
  descriptors: [{ id: 'mf-trial', routes: [{ pattern: '/trial' }, { pattern: '/trial/:id' }] }],
} as unknown as BootDocument;

function open(pathname: string, transferSize = 300) {
  const sent: VitalReport[][] = [];
  const tasks: (() => void)[] = [];
  const callbacks: ((value: number) => void)[] = [];
  const measure = (callback: (metric: MetricType) => void) =>
    void callbacks.push((value) => callback({ value } as unknown as MetricType));
  const location = { pathname };
  const page = {
    location,
    queueMicrotask: (task: () => void) => tasks.push(task),
    performance: { getEntriesByType: () => [{ name: '/releases/mf-trial/1.0.0+ab/a.js', transferSize }] },
    navigator: {
      sendBeacon(_url: string, body: string) {
        sent.push((JSON.parse(body) as { vitals: VitalReport[] }).vitals);
        return true;
      },
    },
  } as unknown as Parameters<typeof reportVitals>[0];
  reportVitals(page, boot, { lcp: measure, inp: measure, cls: measure });
  const [lcp, inp, cls] = callbacks;
  return { sent, location, lcp, inp, cls, pass: () => tasks.splice(0).forEach((task) => task()) };
}

const owned = { id: 'mf-trial', release: '1.0.0+ab', route: '/trial' };

describe('Vitals of a page', () => {
  it('go out together, once each, with the release of the remote that owns the page', () => {
    const { sent, lcp, inp, cls, pass } = open('/mn/trial');
    lcp?.(1234.5678);
    cls?.(0.012345);
    pass();
    inp?.(48);
    cls?.(0.9);
    pass();
    expect(sent).toEqual([
      [
        { ...owned, name: 'lcp', value: 1234.568 },
        { ...owned, name: 'cls', value: 0.012 },
      ],
      [{ ...owned, name: 'inp', value: 48 }],
    ]);
  });

  it('leave out the largest paint where the release came from a cache', () => {
    const { sent, lcp, cls, pass } = open('/mn/trial', 0);
    lcp?.(100);
    cls?.(0);
    pass();
    expect(sent).toEqual([[{ ...owned, name: 'cls', value: 0 }]]);
  });

  it('leave out what belongs to another remote by then', () => {
    const { sent, location, inp, cls, lcp, pass } = open('/mn/trial/7');
    location.pathname = '/mn/elsewhere';
    inp?.(900);
    cls?.(0.4);
    lcp?.(100);
    pass();
    expect(sent).toEqual([[{ ...owned, route: '/trial/:id', name: 'lcp', value: 100 }]]);
  });

  it('are not measured on a page of the shell', () => {
    expect(open('/mn').lcp).toBeUndefined();
  });
});
