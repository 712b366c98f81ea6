import type { RenderedPage } from '../../rendering/render-request.ts';
import {
  RenderFailure,
  startRenderThread,
  type RenderJob,
  type RenderThread,
  type ThreadLimits,
} from './render-thread.ts';

export interface RenderPoolOptions {
  /** The host's server build. */
  readonly code: string;
  readonly threads: number;
  readonly limits: ThreadLimits;
}

/** The threads that render pages. */
export interface RenderPool {
  /** Starts the threads, one after the other: a machine that has just started something has other work too. Until then there is none. */
  start(): void;
  /** Waits for a free thread within the deadline too, but only a posted form does when none may become free in time. Rejects with `RenderFailure`. */
  render(job: RenderJob, deadlineMs: number): Promise<RenderedPage>;
  close(): Promise<void>;
}

/** Beyond this a page waits longer for a thread than for being rendered in the browser. */
const mostWaiting = 64;
/** A release stays in the memory of a thread that has evaluated it; after so many the thread makes room for a fresh one. */
const mostReleases = 40;

/** Threads that share one queue; one that a page has cost is replaced. */
export function createRenderPool({ code, threads, limits }: RenderPoolOptions): RenderPool {
  const free: RenderThread[] = [];
  const all = new Set<RenderThread>();
  const serving = new Set<RenderThread>();
  const waiting: ((thread: RenderThread) => void)[] = [];
  let closing = false;

  const giveBack = (thread: RenderThread) => {
    if (thread.over || thread.releases > mostReleases) {
      replace(thread);
      return;
    }
    const next = waiting.shift();
    if (next) next(thread);
    else free.push(thread);
  };
  const add = () => {
    if (closing) return;
    const thread = startRenderThread(code, limits);
    all.add(thread);
    // A build that does not even start would be started for ever; pages are rendered in the browser then.
    thread.ready
      .then(() => {
        serving.add(thread);
        giveBack(thread);
        if (all.size < threads) add();
      })
      .catch(() => all.delete(thread));
  };
  const replace = (thread: RenderThread) => {
    all.delete(thread);
    serving.delete(thread);
    void thread.close();
    add();
  };

  const freeThread = (deadlineMs: number, patient: boolean) =>
    new Promise<RenderThread>((resolve, reject) => {
      // The one that was the last to render: its code is the most compiled.
      for (let thread = free.pop(); thread; thread = free.pop()) {
        if (!thread.over) return resolve(thread);
        replace(thread);
      }
      if (waiting.length >= mostWaiting || (!patient && [...serving].every((thread) => thread.late)))
        return reject(new RenderFailure('busy', 'no thread is free'));
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(take), 1);
        reject(new RenderFailure('busy', 'no thread was free in time'));
      }, deadlineMs);
      const take = (given: RenderThread) => {
        clearTimeout(timer);
        resolve(given);
      };
      waiting.push(take);
    });

  return {
    start: add,
    async render(job, deadlineMs) {
      const start = performance.now();
      // No browser can do instead what was posted by a form.
      const thread = await freeThread(deadlineMs, job.order.own?.posted != null);
      try {
        return await thread.render(job, Math.max(1, deadlineMs - (performance.now() - start)));
      } finally {
        giveBack(thread);
      }
    },
    async close() {
      closing = true;
      await Promise.all([...all].map((thread) => thread.close()));
    },
  };
}
