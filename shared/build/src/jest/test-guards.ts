import { bind } from 'jest-each';

// The light runner has no time limits, and an unhandled rejection would end its process. Here both fail the test, as in jest's own runner.

/** Generous, because hashing a password takes its time by design and machines are shared. */
const LIMIT_MS = 60_000;

type Body = () => unknown;
type Add = (body: Body, limitMs?: number) => void;
type AddTest = (title: string, body: Body, limitMs?: number) => void;

const names = globalThis as unknown as Record<string, unknown>;

for (const name of ['it', 'test']) {
  const add = names[name] as AddTest & Record<'only' | 'skip', AddTest>;
  const addGuarded = guardedAdd(add);
  names[name] = Object.assign(addGuarded, {
    each: bind(addGuarded as never),
    only: guardedAdd(add.only),
    skip: add.skip,
  });
}
for (const name of ['beforeAll', 'beforeEach', 'afterEach', 'afterAll']) {
  const add = names[name] as Add;
  names[name] = ((body, limitMs) => add(limited(body, limitMs))) satisfies Add;
}

function guardedAdd(add: AddTest): AddTest {
  return (title, body, limitMs) => add(title, guarded(limited(body, limitMs)));
}

function limited(body: Body, limitMs = LIMIT_MS): Body {
  return async () => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error(`not done after ${limitMs / 1000} seconds`)), limitMs);
    try {
      return await Promise.race([body(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

const unhandled = new Map<unknown, unknown>();
process.on('unhandledRejection', (reason, promise) => unhandled.set(promise, reason));
process.on('rejectionHandled', (promise) => unhandled.delete(promise));

function guarded(body: Body): Body {
  return async () => {
    await body();
    // Node reports a rejection that was handled late one turn later.
    await new Promise((resolve) => setImmediate(resolve));
    const [reason] = unhandled.values();
    unhandled.clear();
    if (reason !== undefined) throw reason;
  };
}
