import { channel } from 'node:diagnostics_channel';

/** A call to somebody else that was answered or failed: to which origin, by which status or error, after how long. */
export interface OutgoingCall {
  readonly origin: string;
  /** The status of the answer, or the code of what went wrong. */
  readonly outcome: string;
  readonly seconds: number;
}

interface Asked {
  readonly request: { readonly origin: string | URL };
}

/**
 * Hears every call that this process makes by `fetch` or undici, until its answer begins; answers the function that stops it. It is undici that publishes them, so that a client cannot be forgotten.
 */
export function onOutgoingCall(listener: (call: OutgoingCall) => void): () => void {
  const begun = new WeakMap<object, number>();
  const end = ({ request }: Asked, outcome: string) => {
    const since = begun.get(request);
    begun.delete(request);
    if (since !== undefined)
      listener({ origin: String(request.origin), outcome, seconds: (performance.now() - since) / 1000 });
  };
  const listeners = {
    'undici:request:create': (message: unknown) => begun.set((message as Asked).request, performance.now()),
    'undici:request:headers': (message: unknown) => {
      const { response } = message as { response: { statusCode: number } };
      end(message as Asked, String(response.statusCode));
    },
    'undici:request:error': (message: unknown) => {
      const { error } = message as { error: { code?: string; name?: string } };
      end(message as Asked, error.code ?? error.name ?? 'error');
    },
  };
  for (const [name, hear] of Object.entries(listeners)) channel(name).subscribe(hear);
  return () => {
    for (const [name, hear] of Object.entries(listeners)) channel(name).unsubscribe(hear);
  };
}
