import type { LoadReport } from './report-load.ts';
import { watchRemoteErrors } from './watch-remote-errors.ts';

const releases = {
  'mf-trial': {
    version: '2.0.0',
    base: '/releases/mf-trial/2.0.0/',
    digest: 'd',
    lastGood: { version: '1.0.0', base: '/releases/mf-trial/1.0.0/', digest: 'd' },
  },
};
const thrownIn = (address: string) =>
  Object.assign(new Error('x'), { stack: `Error: x\n    at f (http://shop.test${address}:1:2)` });

function setUp() {
  const reports: LoadReport[] = [];
  const thrown: unknown[] = [];
  const page = new EventTarget();
  watchRemoteErrors(
    page as unknown as Window & typeof globalThis,
    () => releases,
    (report, error) => {
      reports.push(report);
      thrown.push(error);
    },
  );
  return { page, reports, thrown };
}

describe('What a remote throws where no boundary stands', () => {
  it.each([
    ['2.0.0', '/releases/mf-trial/2.0.0/results.js'],
    ['1.0.0', '/releases/mf-trial/1.0.0/results.js'],
  ])('[MFE-5] is told of release %s by the address of its script', (release, address) => {
    const { page, reports, thrown } = setUp();
    const [error, reason] = [thrownIn(address), thrownIn(address)];
    page.dispatchEvent(new ErrorEvent('error', { error }));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    expect(reports).toEqual([
      { outcome: 'render-error', id: 'mf-trial', release, ms: 0, reason: 'listener' },
      { outcome: 'render-error', id: 'mf-trial', release, ms: 0, reason: 'promise' },
    ]);
    expect(thrown).toEqual([error, reason]);
  });

  it('[PII-1] carries nothing of the error in the report itself: only a description may follow', () => {
    const { page, reports } = setUp();
    const error = thrownIn('/releases/mf-trial/2.0.0/a.js');
    error.message = 'BATBOLD UG99112233';
    page.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    expect(JSON.stringify(reports)).not.toContain('BATBOLD');
  });

  it.each([
    ['the shell', thrownIn('/assets/main.js')],
    ['an extension', thrownIn('/other.js')],
    ['nobody', undefined],
    ['something without a stack', 'a text'],
  ])("is nobody's when it comes from %s", (_who, error) => {
    const { page, reports } = setUp();
    page.dispatchEvent(new ErrorEvent('error', { error }));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    expect(reports).toEqual([]);
  });
});
