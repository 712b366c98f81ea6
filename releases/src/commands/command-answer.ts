/** What a command says: sentences for people, the same as data for programs. */
export interface CommandAnswer {
  readonly lines: readonly string[];
  readonly result: unknown;
  /** 1 when something was found that is not in order. */
  readonly code?: 1;
}
