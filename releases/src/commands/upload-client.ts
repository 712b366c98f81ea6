import type { Finding } from '../gates/gate.ts';
import type { BuildUploads } from '../registry/build-uploads.ts';
import type { Published } from '../registry/registry.ts';
import { callRegistry } from './call-registry.ts';

/** A registry with a browser of its own looks at every page of a release before it answers. */
const answerMs = 300_000;

/** Uploads into a registry over HTTP, passed on as they arrive. `sign` makes the header that a check asks for. */
export function createUploadClient(
  url: string,
  fetch: typeof globalThis.fetch,
  sign: (path: string) => Promise<string>,
): BuildUploads {
  async function send<T>(
    path: string,
    body: AsyncIterable<Uint8Array>,
    { signal, headers = {} }: { signal: AbortSignal; headers?: Readonly<Record<string, string>> },
  ): Promise<T> {
    let broken: unknown = null;
    const parts = streamOf(body, (error) => {
      broken = error;
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: parts,
      duplex: 'half',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
    };
    try {
      return await callRegistry<T>(url, path, init, fetch);
    } catch (error) {
      // What was wrong with the body is no fault of the registry's.
      throw broken ?? error;
    }
  }
  return {
    publish: (body, signal) => send<Published>('/v1/releases', body, { signal }),
    async check(body, signal) {
      const headers = { authorization: await sign('/v1/checks') };
      return (await send<{ findings: Finding[] }>('/v1/checks', body, { signal, headers })).findings;
    },
  };
}

/** The parts as they come; the next one is asked for when there is room for it. `onBroken` gets why there are no more. */
function streamOf(body: AsyncIterable<Uint8Array>, onBroken: (error: unknown) => void): ReadableStream {
  const parts = body[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        onBroken(error);
        controller.error(error);
      }
    },
    async cancel() {
      await parts.return?.();
    },
  });
}
