import type { CaseResult } from '../case-result.ts';
import { summaryLines } from './summary-lines.ts';

const suite = {
  name: 'unit',
  needs: {},
  run: async () => [],
  repeat: ({ title }: CaseResult) => `npm test -- -t ${title}`,
};
const one = (title: string, more: Partial<CaseResult> = {}): CaseResult => ({
  file: 'a.test.ts',
  title,
  outcome: 'passed',
  milliseconds: 10,
  ...more,
});
const linesOf = (...cases: CaseResult[]) => summaryLines([{ suite, cases, milliseconds: 2_000 }], 3_000);

describe('summaryLines', () => {
  it('has a table of suites, failures with the command that repeats them, and the counts alone on the last line', () => {
    expect(linesOf(one('right'), one('wrong', { outcome: 'failed', failure: 'x', line: 7 }))).toEqual([
      '',
      '  suite      cases  failed          time',
      '  unit           2       1         2.0 s',
      '  together       2       1         3.0 s',
      '',
      'Failed:',
      '  a.test.ts:7 wrong',
      '    npm test -- -t wrong',
      '',
      'Slowest cases:',
      '         0.0 s  a.test.ts right',
      '         0.0 s  a.test.ts:7 wrong',
      '',
      '1 passed, 1 failed',
    ]);
  });

  it('names the unsteady cases', () => {
    const lines = linesOf(one('late', { outcome: 'unsteady', failure: 'x' }));
    const heading = lines.indexOf('Unsteady: failed at first, passed at the second try:');
    expect(lines.slice(heading + 1, heading + 3)).toEqual(['  a.test.ts late', '    npm test -- -t late']);
    expect(lines.at(-1)).toBe('1 passed, 0 failed');
  });

  it('names the twenty slowest cases, the slowest first', () => {
    const cases = Array.from({ length: 25 }, (_, index) => one(`case ${index}`, { milliseconds: index * 1_000 }));
    const lines = linesOf(...cases);
    const slowest = lines.slice(lines.indexOf('Slowest cases:') + 1, -2);
    expect(slowest).toHaveLength(20);
    expect(slowest[0]).toBe('          24 s  a.test.ts case 24');
    expect(slowest.at(-1)).toBe('         5.0 s  a.test.ts case 5');
  });
});
