import type { SuiteProgress } from '../progress.ts';
import type { Report, ReportedCase } from '../reporters/report.ts';
import { collectReports } from './collect-reports.ts';

function collect(options: { ignoreSkipped?: boolean } = {}) {
  const shown: string[] = [];
  const progress: SuiteProgress = {
    planned: () => undefined,
    started: () => undefined,
    finished: () => undefined,
    failed: ({ file, title, failure }) => shown.push(`${file} ${title} ${failure}`),
  };
  const reports = collectReports('/shop', 'unit', progress, options);
  const finish = (...cases: Omit<ReportedCase, 'file' | 'milliseconds'>[]) =>
    reports.receive({
      kind: 'finished',
      name: 'a',
      cases: cases.map((one) => ({ file: '/shop/host/a.test.ts', milliseconds: 5, ...one })),
    } satisfies Report);
  return { shown, finish, reports };
}

const ended = { code: 0, output: '', wasSilent: false };

describe('collectReports', () => {
  it('answers cases by their file below the root', () => {
    const { finish, reports } = collect();
    finish({ title: 'one', status: 'passed' });
    expect(reports.end(ended)).toEqual([{ file: 'host/a.test.ts', title: 'one', outcome: 'passed', milliseconds: 5 }]);
  });

  it('shows a failure when it happens', () => {
    const { finish, shown } = collect();
    finish({ title: 'one', status: 'failed', failure: '1 is not 2' });
    expect(shown).toEqual(['host/a.test.ts one 1 is not 2']);
  });

  it('counts a skipped case as failed', () => {
    const { finish, reports } = collect();
    finish({ title: 'one', status: 'skipped' });
    expect(reports.end(ended)).toMatchObject([{ outcome: 'failed', failure: 'it was skipped' }]);
  });

  it('leaves out what was not chosen by its title', () => {
    const { finish, reports } = collect({ ignoreSkipped: true });
    finish({ title: 'one', status: 'skipped' }, { title: 'two', status: 'passed' });
    expect(reports.end(ended).map(({ title }) => title)).toEqual(['two']);
  });

  it('calls a case unsteady that passes when it is tried again', () => {
    const { finish, reports } = collect();
    finish({ title: 'one', line: 3, status: 'retried', failure: 'too late' });
    finish({ title: 'one', line: 3, status: 'passed' });
    expect(reports.end(ended)).toMatchObject([{ line: 3, outcome: 'unsteady', failure: 'too late' }]);
  });

  it('names a file that cannot be run after itself', () => {
    const { finish, reports } = collect();
    finish({ status: 'failed', failure: 'no such module' });
    expect(reports.end(ended)).toMatchObject([{ title: 'host/a.test.ts', outcome: 'failed' }]);
  });

  it('fails the suite when something fails outside of its cases', () => {
    const { reports } = collect();
    reports.receive({ kind: 'broken', failure: 'the server did not start' } satisfies Report);
    expect(reports.end(ended)).toMatchObject([
      { file: 'unit', outcome: 'failed', failure: 'the server did not start' },
    ]);
  });

  it('fails the suite when the program ends badly without a failed case', () => {
    const { finish, reports } = collect();
    finish({ title: 'one', status: 'passed' });
    expect(reports.end({ code: 3, output: 'out of memory', wasSilent: false })).toMatchObject([
      { outcome: 'passed' },
      { file: 'unit', outcome: 'failed', failure: 'it ended with 3\nout of memory' },
    ]);
  });

  it('fails the suite that hangs and names what hung, whatever failed before', () => {
    const { finish, reports } = collect();
    reports.receive({ kind: 'started', name: 'a' } satisfies Report);
    reports.receive({ kind: 'started', name: 'b' } satisfies Report);
    finish({ title: 'one', status: 'failed', failure: '1 is not 2' });
    expect(reports.end({ code: 1, output: '', wasSilent: true })).toMatchObject([
      { title: 'one' },
      { file: 'unit', outcome: 'failed', failure: expect.stringMatching(/nothing for 8 minutes .* ran: b\n/) },
    ]);
  });
});
