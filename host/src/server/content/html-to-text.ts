import { Worker } from 'node:worker_threads';

/** The words of each text, without markup, in the same order. Rejects when they are not there in time. */
export type HtmlToText = (html: readonly string[]) => Promise<readonly string[]>;

const patienceMs = 5_000;
const worker = new URL('./html-to-text-worker.ts', import.meta.url);

interface Waiting {
  readonly resolve: (words: readonly string[]) => void;
  readonly reject: (error: Error) => void;
}

/** Reads HTML on a thread of its own, started by the first text; one that fails or takes too long is ended, and the next text starts another. It keeps no process alive. */
export function createHtmlToText(): { readonly read: HtmlToText; readonly close: () => void } {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let last = 0;

  const end = (error: Error) => {
    void thread?.terminate();
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = () => {
    const started = new Worker(worker, {
      env: {},
      argv: [],
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    started.unref();
    started.on('error', (error) => started === thread && end(error));
    started.on('message', ({ id, results }: { id: number; results: readonly string[] }) => {
      waiting.get(id)?.resolve(results);
      waiting.delete(id);
    });
    return started;
  };

  const read: HtmlToText = async (html) => {
    if (html.length === 0) return [];
    thread ??= start();
    last += 1;
    const id = last;
    const results = new Promise<readonly string[]>((resolve, reject) => waiting.set(id, { resolve, reject }));
    thread.postMessage({ id, html });
    const late = setTimeout(() => end(new Error('The texts were not read in time')), patienceMs).unref();
    return results.finally(() => clearTimeout(late));
  };
  return { read, close: () => end(new Error('The host is closing')) };
}
