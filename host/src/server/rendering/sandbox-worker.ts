import { registerHooks } from 'node:module';
import { runInNewContext } from 'node:vm';

/** What a render may use beside the language itself. */
const allowed = [
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'TextDecoder',
  'AbortController',
  'AbortSignal',
  'Event',
  'EventTarget',
  'DOMException',
  'Headers',
  'Request',
  'Response',
  'queueMicrotask',
  'structuredClone',
  'clearTimeout',
  'clearImmediate',
];

/** Memory of these is outside what the limits of a thread count. */
const forbidden = ['WebAssembly', 'SharedArrayBuffer', 'Atomics'];

/**
 * Takes from this thread whatever reaches beyond it: the process and its environment, files, network, other threads, and every way to a module.
 * For ever; code that is evaluated later finds a language and a few plain tools. Returns what ends the timers that such code has left running.
 */
export function sandboxWorker(): () => void {
  // Node makes some of these when they are first asked for, out of what is gone by then.
  for (const name of allowed) void Reflect.get(globalThis, name);
  const language = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const permitted = new Set([...language.filter((name) => !forbidden.includes(name)), ...allowed]);
  const { byteLength } = Buffer;
  const { setTimeout: later, setImmediate: soon, clearTimeout: noLonger, clearImmediate: noMore } = globalThis;
  for (const name of Reflect.ownKeys(globalThis)) {
    if (typeof name === 'string' && permitted.has(name)) continue;
    if (!Reflect.deleteProperty(globalThis, name)) Reflect.set(globalThis, name, undefined);
    if (Reflect.get(globalThis, name) !== undefined) throw new Error(`${String(name)} cannot be taken away`);
  }
  registerHooks({
    resolve(specifier) {
      throw new Error(`a render loads no module: ${specifier}`);
    },
  });
  const timers = new Set<NodeJS.Timeout>();
  const turns = new Set<NodeJS.Immediate>();
  const silent = () => {};
  const keep = <T>(value: T) => ({ value, configurable: false, writable: false });
  Object.defineProperties(globalThis, {
    setTimeout: keep((task: () => void, ms?: number) => {
      const timer = later(() => {
        timers.delete(timer);
        task();
      }, ms);
      timers.add(timer);
      return timer;
    }),
    setImmediate: keep((task: (...given: unknown[]) => void, ...given: unknown[]) => {
      const turn = soon(() => {
        turns.delete(turn);
        task(...given);
      });
      turns.add(turn);
      return turn;
    }),
    // React measures with it. More of a buffer would show memory that others have given back.
    Buffer: keep({ byteLength: (text: string) => byteLength(text) }),
    console: keep({ log: silent, info: silent, warn: silent, error: silent, debug: silent }),
  });
  return () => {
    timers.forEach((timer) => noLonger(timer));
    turns.forEach((turn) => noMore(turn));
    timers.clear();
    turns.clear();
  };
}
