declare module '../deps.ts' {
  interface Deps {
    /** Whoever counts what is answered. */
    readonly answers: AnswerWatch;
  }
}

/** What a call says of the page it comes from, unchecked: a caller can say anything. */
export interface CallOrigin {
  readonly release: unknown;
  readonly body: unknown;
  readonly query: unknown;
}

/** Shows every answer to each of them. */
export function allWatches(watches: readonly AnswerWatch[]): AnswerWatch {
  return {
    see(...seen) {
      for (const watch of watches) watch.see(...seen);
    },
    async store() {
      for (const watch of watches) await watch.store();
    },
  };
}

/** Is shown every answer of an operation before it is sent; returns at once and never throws. */
export interface AnswerWatch {
  see(
    operation: string,
    answer: { readonly status_code: number; readonly result?: unknown; readonly asked?: unknown },
    from?: CallOrigin,
  ): void;
  /** Writes down what was counted since the last time. */
  store(): Promise<void>;
}
