import type { CaseResult } from '../case-result.ts';
import { failedFiles, mergeTries } from './second-try.ts';

const one = (file: string, title: string, outcome: CaseResult['outcome']): CaseResult => ({
  file,
  title,
  outcome,
  milliseconds: 1,
  ...(outcome === 'failed' ? { failure: `${title} failed` } : {}),
});

describe('A second try', () => {
  it('is for the files with a failed case, each once', () => {
    const cases = [one('a', '1', 'failed'), one('a', '2', 'failed'), one('b', '3', 'passed')];
    expect(failedFiles(cases)).toEqual(['a']);
  });

  it('makes a case unsteady that passes then, and keeps its failure', () => {
    const merged = mergeTries([one('a', '1', 'failed')], [one('a', '1', 'passed')]);
    expect(merged).toEqual([{ ...one('a', '1', 'unsteady'), failure: '1 failed' }]);
  });

  it('leaves a case failed that fails again, and one that fails only then', () => {
    const merged = mergeTries(
      [one('a', '1', 'failed'), one('a', '2', 'passed')],
      [one('a', '1', 'failed'), one('a', '2', 'failed')],
    );
    expect(merged.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  });

  it('keeps the cases of the other files', () => {
    const merged = mergeTries([one('a', '1', 'failed'), one('b', '2', 'passed')], [one('a', '1', 'passed')]);
    expect(merged.map(({ file }) => file).toSorted()).toEqual(['a', 'b']);
  });

  it('names a file as unsteady that could not be run at first', () => {
    const merged = mergeTries([one('a', 'a', 'failed')], [one('a', '1', 'passed')]);
    expect(merged.map(({ title, outcome }) => [title, outcome])).toEqual([
      ['a', 'unsteady'],
      ['1', 'passed'],
    ]);
  });
});
