import type { FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '../ids.ts';

/** Who sends the request, as far as that is known before any session. */
export interface Caller {
  readonly address: string;
  readonly browser: string | null;
}

/** Headers of the host's server; without its key they are nothing but text from a stranger (AUT-5). */
export const hostHeaders = { key: 'x-aylal-host-key', browser: 'x-aylal-browser', address: 'x-forwarded-for' } as const;

/** The customer's address and browser: the host's word when it shows `hostKey`, else the address of the connection. */
export function callerOf(request: FastifyRequest, hostKey: string | undefined): Caller {
  const address = request.socket.remoteAddress ?? 'unknown';
  if (!hostKey || !sameText(text(request.headers[hostHeaders.key]), hostKey)) return { address, browser: null };
  const forwarded = text(request.headers[hostHeaders.address]).split(',').at(-1)?.trim() ?? '';
  const browser = text(request.headers[hostHeaders.browser]);
  return {
    address: /^[0-9a-f.:]{2,45}$/i.test(forwarded) ? forwarded : address,
    browser: /^[\w-]{20,128}$/.test(browser) ? sha256(browser) : null,
  };
}

function text(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : '';
}

function sameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
}

/** GAP-44: whether the request shows the key of operations that only servers call. Without a key nobody does. */
export function showsApiKey(request: FastifyRequest, key: string | undefined): boolean {
  return key !== undefined && sameText(text(request.headers['x-api-key']), key);
}

/** With the host's key, or straight from this machine when there is none. */
export function isFromOperator(request: FastifyRequest, hostKey: string | undefined): boolean {
  if (hostKey) return sameText(text(request.headers[hostHeaders.key]), hostKey);
  return (
    request.headers[hostHeaders.address] === undefined &&
    /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '')
  );
}
