import type { CaseResult } from '../case-result.ts';
import { flakyLines } from './flaky-lines.ts';

const suite = { name: 'unit', needs: {}, run: async () => [], repeat: () => '' };
const round = (seed: number, ...outcomes: CaseResult['outcome'][]) => ({ seed, results: [resultOf(outcomes)] });
const resultOf = (outcomes: readonly CaseResult['outcome'][]) => ({
  suite,
  milliseconds: 1,
  cases: outcomes.map((outcome, index): CaseResult => ({
    file: 'a.test.ts',
    title: `case ${index}`,
    outcome,
    milliseconds: 1,
  })),
});
const repeat = ({ title }: CaseResult, seed: number) => `repeat ${title} with ${seed}`;

describe('flakyLines', () => {
  it('lists what failed, the most frequent first, with seeds and how to repeat it', () => {
    const rounds = [round(7, 'passed', 'failed', 'passed'), round(8, 'failed', 'failed', 'passed')];
    expect(flakyLines(rounds, repeat)).toEqual([
      '',
      '2 of 2  unit a.test.ts case 1',
      '  seeds 7, 8',
      '  repeat case 1 with 7',
      '1 of 2  unit a.test.ts case 0',
      '  seeds 8',
      '  repeat case 0 with 8',
      '',
      '3 passed, 3 failed',
    ]);
  });

  it('counts a case of two suites apart', () => {
    const postgres = { ...resultOf(['failed']), suite: { ...suite, name: 'postgres' } };
    const lines = flakyLines([{ seed: 7, results: [resultOf(['failed']), postgres] }], repeat);
    expect(lines).toContain('1 of 1  unit a.test.ts case 0');
    expect(lines).toContain('1 of 1  postgres a.test.ts case 0');
  });

  it('says that nothing failed', () => {
    expect(flakyLines([round(7, 'passed')], repeat)).toEqual([
      '',
      'nothing failed in 1 rounds',
      '',
      '1 passed, 0 failed',
    ]);
  });
});
