import type { CaseResult } from '../case-result.ts';
import { countCases } from './count-cases.ts';

const of = (...outcomes: CaseResult['outcome'][]) =>
  outcomes.map((outcome, index): CaseResult => ({
    file: 'a.test.ts',
    title: `case ${index}`,
    outcome,
    milliseconds: 1,
  }));

describe('countCases', () => {
  it('counts two unsteady cases as passed', () => {
    expect(countCases(of('passed', 'failed', 'unsteady', 'unsteady'))).toEqual({ passed: 3, failed: 1 });
  });

  it('counts three unsteady cases as failed', () => {
    expect(countCases(of('passed', 'unsteady', 'unsteady', 'unsteady'))).toEqual({ passed: 1, failed: 3 });
  });
});
