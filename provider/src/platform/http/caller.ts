import { addressBlock, senderOf } from '@aylal/server';
import type { FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import { sha256 } from '../ids.ts';

/** Who sends the request, as far as that is known before any session. */
export interface Caller {
  /** As it is counted: of IPv6 the /64. */
  readonly address: string;
  readonly browser: string | null;
  /** Whether the request comes from the mini-app inside e-Mongolia (PAY-03). */
  readonly miniApp: boolean;
  readonly nextBrowser: string | null;
}

/** Headers of the host's server; without its key they are nothing but text from a stranger (AUT-5). */
export const hostHeaders = {
  key: 'x-aylal-host-key',
  browser: 'x-aylal-browser',
  mode: 'x-aylal-mode',
  nextBrowser: 'x-aylal-next-browser',
  address: 'x-forwarded-for',
} as const;

/** The customer's address, browser and shop: the host's word when it shows `hostKey`, or the one before it; of others, the word of trusted proxies about the address. */
export function callerOf(
  request: FastifyRequest,
  { hostKey, hostKeyBefore, trustedProxies }: Pick<Config, 'hostKey' | 'trustedProxies'> & Partial<Config>,
): Caller {
  const fromHost = isOneOf(request.headers[hostHeaders.key], [hostKey, hostKeyBefore]);
  const sender = senderOf(request.raw, (address, hop) => (hop === 0 && fromHost) || trustedProxies(address));
  const browserIn = (name: string) => {
    const id = fromHost ? text(request.headers[name]) : '';
    return /^[\w-]{20,128}$/.test(id) ? sha256(id) : null;
  };
  return {
    address: addressBlock(isIP(sender) ? sender : (request.socket.remoteAddress ?? 'unknown')),
    browser: browserIn(hostHeaders.browser),
    nextBrowser: browserIn(hostHeaders.nextBrowser),
    miniApp: fromHost && request.headers[hostHeaders.mode] === 'emongolia',
  };
}

function text(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : '';
}

function sameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
}

function isOneOf(header: string | string[] | undefined, keys: readonly (string | undefined)[]): boolean {
  return keys.some((key) => key !== undefined && sameText(text(header), key));
}

/** GAP-44: whether the request shows the key of operations that only servers call, or the one before it. Without a key nobody does. */
export function showsApiKey(
  request: FastifyRequest,
  { suggestKey, suggestKeyBefore }: Pick<Config, 'suggestKey' | 'suggestKeyBefore'>,
): boolean {
  return isOneOf(request.headers['x-api-key'], [suggestKey, suggestKeyBefore]);
}

/** With the host's key, or straight from this machine when there is none. */
export function isFromOperator(request: FastifyRequest, hostKey: string | undefined): boolean {
  if (hostKey) return sameText(text(request.headers[hostHeaders.key]), hostKey);
  return (
    request.headers[hostHeaders.address] === undefined &&
    /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '')
  );
}
