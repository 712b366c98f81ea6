import type { IncomingHttpHeaders } from 'node:http';

/** Why a state change is refused, or null (SEC-6): it needs our own page as its source, a JSON body, and a header that a form cannot set. */
export function stateChangeFault({
  headers,
  origins,
  hasBody,
}: {
  headers: IncomingHttpHeaders;
  origins: readonly string[];
  hasBody: boolean;
}): 'origin' | 'content-type' | 'client-header' | null {
  const site = headers['sec-fetch-site'];
  const origin = headers.origin;
  if (site !== undefined && site !== 'same-origin') return 'origin';
  if (origin !== undefined && !origins.includes(origin)) return 'origin';
  if (site === undefined && origin === undefined) return 'origin';
  if (hasBody && !/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return 'content-type';
  if (!headers['x-aylal-client']) return 'client-header';
  return null;
}
