import { basename } from 'node:path';
import type { CaseResult } from './case-result.ts';
import { formatSeconds } from './summary/format-seconds.ts';

/** What a suite tells while it runs. */
export interface SuiteProgress {
  planned(count: number): void;
  started(name: string): void;
  finished(name: string): void;
  /** Shown whole, at once. */
  failed(one: Pick<CaseResult, 'file' | 'line' | 'title' | 'failure'>): void;
}

export interface ProgressOptions {
  readonly write: (text: string) => void;
  /** A terminal's one line is rewritten every second; a log gets a line at most every 15 seconds. */
  readonly isTerminal: boolean;
  readonly now: () => number;
}

const SLOW_MS = 10_000;

/** Shows which suite runs, how much of it is done, what failed, and what takes long. */
export function createProgress({ write, isTerminal, now }: ProgressOptions) {
  return {
    open(suite: string): SuiteProgress & { close(): void } {
      const begun = now();
      const running = new Map<string, number>();
      let plan = 0;
      let done = 0;
      let failures = 0;
      const line = () => {
        const slow = [...running].filter(([, since]) => now() - since >= SLOW_MS);
        return [
          `  ${suite}: ${formatSeconds(now() - begun)}`,
          ...(plan > 0 ? [`${done} of ${plan}`] : []),
          ...(failures > 0 ? [`${failures} failed`] : []),
          ...(slow.length > 0
            ? [`slow: ${slow.map(([name, since]) => `${basename(name)} ${formatSeconds(now() - since)}`).join(', ')}`]
            : []),
        ].join(', ');
      };
      const clear = () => (isTerminal ? '\r\u001B[K' : '');
      const timer = setInterval(
        () => write(isTerminal ? `${clear()}${line()}` : `${line()}\n`),
        isTerminal ? 1_000 : 15_000,
      );
      write(`\n▸ ${suite}\n`);
      return {
        planned: (count) => (plan += count),
        started: (name) => running.set(name, now()),
        finished(name) {
          running.delete(name);
          done += 1;
        },
        failed({ file, line: at, title, failure }) {
          failures += 1;
          write(`${clear()}\n✗ ${file}${at ? `:${at}` : ''}\n  ${title}\n\n${failure ?? ''}\n\n`);
        },
        close() {
          clearInterval(timer);
          write(clear());
        },
      };
    },
  };
}
