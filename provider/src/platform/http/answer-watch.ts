declare module '../deps.ts' {
  interface Deps {
    /** Whoever counts what is answered. */
    readonly answers: AnswerWatch;
  }
}

/** Is shown every answer of an operation before it is sent; returns at once and never throws. */
export interface AnswerWatch {
  see(
    operation: string,
    answer: { readonly status_code: number; readonly result?: unknown; readonly asked?: unknown },
  ): void;
  /** Writes down what was counted since the last time. */
  store(): Promise<void>;
}
