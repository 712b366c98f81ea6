import type { IncomingHttpHeaders } from 'node:http';

/** Headers that pass from the customer to the provider; identity, forwarding and hop-by-hop headers from outside do not (AUT-7). */
const passed = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'last-event-id',
  'user-agent',
  'x-aylal-release',
] as const;

export interface Identity {
  readonly token: string | null;
  readonly address: string;
  readonly browser: string | null;
  /** What the customer's profile may be paid by beside what everybody has (`payments` of its traits). */
  readonly payments: string | null;
  /** The id that the browser gets when the call succeeds; null where it keeps its own. */
  readonly nextBrowser: string | null;
  readonly requestId: string;
  readonly hostKey: string | null;
  readonly apiKey: string | null;
}

export function upstreamHeaders(
  from: IncomingHttpHeaders,
  { token, address, browser, nextBrowser, payments, requestId, hostKey, apiKey }: Identity,
): Record<string, string> {
  const headers: Record<string, string> = { 'x-request-id': requestId };
  for (const name of passed) {
    const value = from[name];
    if (typeof value === 'string') headers[name] = value;
  }
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (apiKey) headers['x-api-key'] = apiKey;
  if (hostKey) {
    headers['x-aylal-host-key'] = hostKey;
    headers['x-forwarded-for'] = address;
    if (browser) headers['x-aylal-browser'] = browser;
    if (payments) headers['x-aylal-mode'] = payments;
    if (nextBrowser) headers['x-aylal-next-browser'] = nextBrowser;
  }
  return headers;
}

/** Headers that pass from the provider to the customer. */
export const answered = [
  'content-type',
  'cache-control',
  'retry-after',
  'etag',
  'content-disposition',
  'content-security-policy',
  'location',
] as const;
