/** How one test case came out. `unsteady` failed at first and passed at its second try. */
export type Outcome = 'passed' | 'failed' | 'unsteady';

export interface CaseResult {
  /** File below the root, or the name of the step where there is none. */
  readonly file: string;
  readonly line?: number;
  readonly title: string;
  readonly outcome: Outcome;
  readonly milliseconds: number;
  /** What went wrong, of a case that failed at least once. */
  readonly failure?: string;
}
