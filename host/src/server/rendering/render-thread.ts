import { Worker } from 'node:worker_threads';
import type { FirstSight, AskProvider, RenderedPage, RenderRequest } from '../../rendering/render-request.ts';
import type { FromWorker, ReleaseScript, ToWorker } from './render-messages.ts';

/** `left`: a browser has to do it, nobody failed. `hung`, `memory` and `ended` cost the thread. */
export type RenderFault = 'left' | 'threw' | 'hung' | 'memory' | 'ended' | 'busy';

export class RenderFailure extends Error {
  readonly fault: RenderFault;
  /** The release whose code threw, when its stack tells. */
  readonly script: string | null;

  constructor(fault: RenderFault, message: string, script: string | null = null) {
    super(message);
    this.name = 'RenderFailure';
    this.fault = fault;
    this.script = script;
  }
}

export interface RenderJob {
  readonly order: RenderRequest;
  readonly scripts: readonly ReleaseScript[];
  readonly read: AskProvider;
  /** Called at most once, before the page is there. */
  readonly first: (sight: FirstSight) => void;
  /** The deadline has passed, and the render goes on: for the next visitor, as nobody waits for it any more. */
  readonly late: () => void;
}

export interface ThreadLimits {
  readonly heapMb: number;
  /** Buffers, which the heap's limit does not count. */
  readonly externalMb: number;
}

/** A thread that renders one page at a time. */
export interface RenderThread {
  /** Resolves when it has rendered a page for practice; rejects when it never will. */
  readonly ready: Promise<void>;
  /** Ended, by a fault or by `close`. */
  readonly over: boolean;
  /** What it renders is past its deadline. */
  readonly late: boolean;
  /** How many releases it has evaluated: they stay in its memory. */
  readonly releases: number;
  /** Takes twice the deadline at most. Rejects with `RenderFailure`. */
  render(job: RenderJob, deadlineMs: number): Promise<RenderedPage>;
  close(): Promise<void>;
}

const worker = new URL('./render-worker.ts', import.meta.url);
const lookMs = 50;

/** Starts a thread with nothing in its environment and bounds on its memory. */
export function startRenderThread(code: string, { heapMb, externalMb }: ThreadLimits): RenderThread {
  const thread = new Worker(worker, {
    env: {},
    argv: [],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    workerData: { code },
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  thread.unref();
  const known = new Set<string>();
  let over = false;
  let late = false;
  let fail: (failure: RenderFailure) => void = () => {};
  let hear: (message: FromWorker) => void = () => {};
  const end = (failure: RenderFailure) => {
    over = true;
    fail(failure);
    return thread.terminate();
  };
  thread.on('message', (message: FromWorker) => hear(message));
  thread.on('error', (error: NodeJS.ErrnoException) => {
    const memory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    void end(new RenderFailure(memory ? 'memory' : 'ended', error.message));
  });
  thread.on('exit', () => void end(new RenderFailure('ended', 'the thread has ended')));
  const ready = new Promise<void>((resolve, reject) => {
    fail = reject;
    hear = ({ kind }) => kind === 'ready' && resolve();
  });

  return {
    ready,
    get over() {
      return over;
    },
    get late() {
      return late;
    },
    get releases() {
      return known.size;
    },
    async render({ order, scripts, read, ...job }, deadlineMs) {
      const send = (message: ToWorker) => thread.postMessage(message);
      let stop = () => {};
      try {
        return await new Promise<RenderedPage>((resolve, reject) => {
          fail = reject;
          stop = guard(thread, {
            deadlineMs,
            externalMb,
            late() {
              late = true;
              job.late();
            },
            end: (failure) => void end(failure),
          });
          hear = (message) => {
            if (message.kind === 'first') job.first(message.sight);
            if (message.kind === 'rendered') resolve(message.page);
            if (message.kind === 'failed')
              reject(new RenderFailure(message.left ? 'left' : 'threw', message.message, message.script));
            if (message.kind === 'read')
              void read(message.url, message.locale, message.change)
                .catch(() => null)
                .then((answer) => send({ kind: 'answer', id: message.id, answer }));
          };
          send({
            kind: 'render',
            order,
            scripts: scripts.map((script) => ({ ...script, code: known.has(script.name) ? null : script.code })),
          });
          for (const { name } of scripts) known.add(name);
        });
      } finally {
        stop();
        late = false;
        fail = () => {};
        hear = () => {};
      }
    },
    async close() {
      await end(new RenderFailure('ended', 'the host stops'));
    },
  };
}

interface Watched {
  readonly deadlineMs: number;
  readonly externalMb: number;
  readonly late: () => void;
  readonly end: (failure: RenderFailure) => void;
}

/** Watches over one render: its time, and its memory outside the heap. A busy machine makes the best late, so only what takes twice its time hangs. */
function guard(thread: Worker, { deadlineMs, externalMb, late, end }: Watched) {
  const deadline = setTimeout(late, deadlineMs);
  const patience = setTimeout(
    () => end(new RenderFailure('hung', `longer than ${Math.round(2 * deadlineMs)} ms`)),
    2 * deadlineMs,
  );
  const looking = setInterval(() => {
    thread.getHeapStatistics().then(
      ({ external_memory: bytes }) => {
        if (bytes > externalMb * 2 ** 20)
          end(new RenderFailure('memory', `${Math.round(bytes / 2 ** 20)} MB of buffers`));
      },
      () => {},
    );
  }, lookMs);
  return () => {
    clearTimeout(deadline);
    clearTimeout(patience);
    clearInterval(looking);
  };
}
