import * as v from 'valibot';
import { PublishRefused, Refused } from '../documents/refusal.ts';
import { readLimited } from '../sources/http-reader.ts';

const refusal = v.object({
  code: v.exactOptional(v.string()),
  message: v.exactOptional(v.string()),
  findings: v.exactOptional(v.array(v.object({ code: v.string(), message: v.string(), change: v.string() }))),
});

/** The registry could not be asked. */
export class RegistryUnreachable extends Error {}

/** One question to a registry over HTTP. What it refuses is thrown as `Refused`, no answer as `RegistryUnreachable`. */
export async function callRegistry<T>(
  url: string,
  path: string,
  init: RequestInit,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    redirect: 'error',
    // A registry with a browser of its own looks at every page of a release before it answers.
    signal: AbortSignal.timeout(300_000),
    ...init,
  }).catch((error: Error) => {
    throw new RegistryUnreachable(`the registry at ${url} does not answer (${error.message})`);
  });
  const text = Buffer.from(await readLimited(response, path, 16 * 1024 * 1024)).toString('utf8');
  const answer: unknown = /^[[{]/.test(text) ? JSON.parse(text) : {};
  if (response.ok) return answer as T;
  const { code = 'failed', message = `the registry answered ${response.status}`, findings } = v.parse(refusal, answer);
  if (response.status >= 500) throw new RegistryUnreachable(message);
  throw findings ? new PublishRefused(code, message, findings) : new Refused(code, message);
}
