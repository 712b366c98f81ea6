import type { Answer, Endpoint } from '@aylal/contracts';

/** What a stubbed operation receives. */
export interface StubbedCall {
  readonly params: Record<string, string>;
  readonly query: Record<string, string>;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

/** An answer of the contract, a fault of the network, or never. */
export type StubAnswer<E extends Endpoint> = Answer<E> | 'offline' | 'hanging';

/** An operation with a stubbed answer; its shape follows the contract. */
export interface Stub {
  readonly endpoint: Endpoint;
  readonly calls: StubbedCall[];
  /** One after the other, the last one stays; null where each call is answered by a function of it. */
  readonly answers: readonly StubAnswer<Endpoint>[] | null;
  answer(call: StubbedCall): Promise<StubAnswer<Endpoint>>;
}

/** Stubs one operation with an answer, a list of answers (the last one stays), or a function of the call. `calls` records what was asked. */
export function stubOperation<E extends Endpoint>(
  endpoint: E,
  answers: StubAnswer<E> | StubAnswer<E>[] | ((call: StubbedCall) => StubAnswer<E> | Promise<StubAnswer<E>>),
): Stub {
  const calls: StubbedCall[] = [];
  const listed = typeof answers === 'function' ? null : Array.isArray(answers) ? answers : [answers];
  return {
    endpoint,
    calls,
    answers: listed,
    async answer(call) {
      const index = calls.push(call) - 1;
      if (typeof answers === 'function') return answers(call);
      const answer = listed?.[Math.min(index, listed.length - 1)];
      if (answer === undefined) throw new Error(`no answer stubbed for ${endpoint.name}`);
      return answer;
    },
  };
}

/** A `fetch` that answers stubbed operations; anything else is answered 501, so that a forgotten stub shows itself. */
export function stubFetch(stubs: Stub[]): typeof globalThis.fetch {
  return async (target, init) => {
    const url = new URL(String(target instanceof Request ? target.url : target), 'http://localhost');
    const method = init?.method ?? 'GET';
    for (const stub of stubs) {
      const params = stub.endpoint.method === method ? pathParams(stub.endpoint.path, url.pathname) : null;
      if (!params) continue;
      const headers = new Headers(init?.headers);
      const answer = await stub.answer({
        params,
        query: Object.fromEntries(url.searchParams),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
        idempotencyKey: headers.get('idempotency-key'),
      });
      if (answer === 'offline') throw new TypeError('network failed');
      if (answer === 'hanging') return hang(init?.signal);
      return Response.json(answer, {
        status:
          (answer as { status_code: number }).status_code === 204
            ? 200
            : (answer as { status_code: number }).status_code,
      });
    }
    return Response.json(
      { status_code: 501, message: `not stubbed: ${method} ${url.pathname}`, result: null },
      { status: 501 },
    );
  };
}

function pathParams(pattern: string, path: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const match = new RegExp(`^${pattern.replace(/\{\w+\}/g, '([^/]+)').replace(/\/$/, '')}/?$`).exec(path);
  if (!match) return null;
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
}

function hang(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
