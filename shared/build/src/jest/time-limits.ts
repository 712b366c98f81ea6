import { bind } from 'jest-each';

/** The light runner knows no time limits, and a test that never ends would hold up the whole run. Generous, because hashing a password takes its time by design and machines are shared. */
const LIMIT_MS = 60_000;

type Body = () => unknown;
type AddTest = (title: string, body: Body) => void;
type AddHook = (body: Body) => void;

const names = globalThis as unknown as Record<string, unknown>;

for (const name of ['it', 'test']) {
  const add = names[name] as AddTest;
  const addLimited: AddTest = (title, body) => add(title, limited(body));
  names[name] = Object.assign(addLimited, { each: bind(addLimited as never) });
}
for (const name of ['beforeAll', 'beforeEach', 'afterEach', 'afterAll']) {
  const add = names[name] as AddHook;
  names[name] = ((body) => add(limited(body))) satisfies AddHook;
}

function limited(body: Body): Body {
  return async () => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error(`not done after ${LIMIT_MS / 1000} seconds`)), LIMIT_MS);
    try {
      return await Promise.race([body(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
