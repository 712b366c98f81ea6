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
  if (formFault({ headers, origins })) return 'origin';
  if (hasBody && !/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return 'content-type';
  if (!headers['x-aylal-client']) return 'client-header';
  return null;
}

/** Why a form is refused that a browser has posted by itself, or null: only a page of ours may send it (SEC-6). */
export function formFault({
  headers,
  origins,
}: {
  headers: IncomingHttpHeaders;
  origins: readonly string[];
}): 'origin' | null {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  if (site !== undefined && site !== 'same-origin') return 'origin';
  if (origin !== undefined && !origins.includes(origin)) return 'origin';
  return site === undefined && origin === undefined ? 'origin' : null;
}
