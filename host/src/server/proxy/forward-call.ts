import type { Endpoint } from '@aylal/contracts';
import { operations } from '@aylal/contracts/operations';
import type { ReleaseSource } from '@aylal/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { localeOfRequest } from '../pages/locale-of-request.ts';
import { profileOf } from '../pages/profile-of.ts';
import { isPaidCheck, makesListsStale, staleListsMark } from '../pages/stale-lists.ts';
import { browserOf, newBrowserId, browserIdCookie } from '../security/browser-cookie.ts';
import type { ReleaseCounts } from '../remotes/release-counts.ts';
import type { ForwardedApi } from './forwarded-api.ts';
import type { Breaker } from './create-breaker.ts';
import { refusalOf } from './refusals.ts';
import { noTokenCookie, tokenOf } from './session-cookie.ts';
import { moveTokenToCookie } from './move-token-to-cookie.ts';
import { answered, upstreamHeaders } from './upstream-headers.ts';
import { setCookies } from '../security/add-cookies.ts';

export interface ForwardOptions {
  readonly api: ForwardedApi;
  readonly source: Pick<ReleaseSource, 'profiles'>;
  readonly provider: Dispatcher;
  readonly origin: string;
  readonly hostKey: string | null;
  /** For the operations that ask for `x-api-key` (GAP-44). */
  readonly suggestKey: string | null;
  readonly breaker: Breaker;
  /** What became of the releases of a browser: whether they reached their goal. */
  readonly counts: Pick<ReleaseCounts, 'succeeded' | 'rename'>;
  /** REL-1: for the whole call, waiting for a connection included; for live updates, until they begin. */
  readonly deadlineMs: number;
}

const watchPayment: string = operations.watchPayment.name;
const checkPayment: string = operations.checkPayment.name;

/** What the provider is asked, where it differs from what we were asked. */
export interface ForwardTarget {
  readonly method: Dispatcher.HttpMethod;
  readonly path: string;
  readonly body: Buffer | null;
}

/** Sends one listed call to the provider and its answer back. Streams, except where the answer holds a token or says whether money came. `operation` is null for the sandbox and partner pages, which need no session. */
export async function forwardCall(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Endpoint | null,
  options: ForwardOptions,
  target: ForwardTarget = asAsked(request),
): Promise<FastifyReply> {
  const cookies = request.cookies;
  const locale = localeOfRequest(request.headers, cookies);
  reply.header('cache-control', 'no-store');
  // The breaker is about what customers ask. What controls the sandbox is how a fault that is played ends, so it is always let through.
  const breaker = operation && options.breaker;
  if (breaker && !breaker.allows())
    return reply
      .code(503)
      .header('retry-after', '2')
      .send(refusalOf(503, 'unavailable', locale));
  const { api } = options;
  const token = operation ? tokenOf(cookies, api) : null;
  const browser = browserOf(cookies);
  const nextBrowser = browser && operation && api.renewing.has(operation.name) ? newBrowserId() : null;
  const ended = new AbortController();
  const visitor = { left: false };
  const late = setTimeout(() => ended.abort(), options.deadlineMs);
  // Of this answer, not of its connection, which lives on for many calls.
  reply.raw.once('close', () => {
    clearTimeout(late);
    visitor.left = true;
    ended.abort();
  });
  // A call that still waits for a connection would otherwise hear of its end only when it gets one.
  const end = new Promise<never>((_answer, reject) => {
    ended.signal.addEventListener('abort', () => reject(ended.signal.reason));
  });
  let answer: Dispatcher.ResponseData;
  const hasToken = operation !== null && api.withToken.has(operation.name);
  const isCheck = operation?.name === checkPayment;
  let read: string | null = null;
  try {
    const asking = options.provider.request({
      origin: options.origin,
      path: target.path,
      method: target.method,
      headers: upstreamHeaders(request.headers, {
        token,
        address: request.ip,
        browser,
        nextBrowser,
        payments: profileOf(cookies, options.source).traits?.['payments'] ?? null,
        requestId: request.id,
        hostKey: options.hostKey,
        apiKey: operation?.apiKey ? options.suggestKey : null,
      }),
      body: target.body,
      headersTimeout: 0,
      bodyTimeout: 0,
      signal: ended.signal,
    });
    answer = await Promise.race([asking, end]);
    if (operation?.name === watchPayment) clearTimeout(late);
    if ((hasToken || isCheck) && answer.statusCode === 200) read = await answer.body.text();
  } catch (error) {
    // A visitor who goes away says nothing about the provider.
    if (!visitor.left) breaker?.failed();
    request.log.warn({ request_id: request.id, cause: (error as Error).name }, 'provider-unavailable');
    // 503 says that nothing was done. A call that had left may have been done although its answer is lost: 502, and the client asks again by the same key (MNY-12).
    const status = neverLeft(error) ? 503 : 502;
    return reply
      .code(status)
      .header('retry-after', '2')
      .send(refusalOf(status, 'unavailable', locale));
  }
  breaker?.succeeded();
  for (const name of answered) {
    const value = answer.headers[name];
    if (typeof value === 'string') reply.header(name, value);
  }
  reply.code(answer.statusCode);
  // What lacks our own key says nothing about the customer's session.
  const refused = !operation?.apiKey && (answer.statusCode === 401 || answer.statusCode === 403);
  if (operation && token && (refused || operation.name === api.signOut)) setCookies(reply, [noTokenCookie(api)]);
  const paid = isCheck && read !== null && isPaidCheck(read);
  if (paid || (operation && makesListsStale(operation, answer.statusCode))) setCookies(reply, [staleListsMark]);
  if (browser && operation && isGoal(answer.statusCode, isCheck ? paid : true))
    options.counts.succeeded(browser, operation.name);
  if (browser && nextBrowser && answer.statusCode === 200) {
    setCookies(reply, [browserIdCookie(nextBrowser)]);
    options.counts.rename(browser, nextBrowser);
  }
  if (read !== null) return hasToken ? moveTokenToCookie(reply, read, api) : reply.send(read);
  return sendBody(reply, answer);
}

/** Other answers with success, such as 208, say that nothing was done; a check of a payment says by itself whether money came. */
function isGoal(status: number, done: boolean): boolean {
  return done && (status === 200 || status === 201);
}

function asAsked(request: FastifyRequest): ForwardTarget {
  return {
    method: request.method,
    path: request.raw.url ?? '/',
    body: Buffer.isBuffer(request.body) ? request.body : null,
  };
}

const smallBytes = 1024;

/** What is small goes as it is, because compressing it costs more than it saves; the rest is compressed as it streams (`createServer`). */
async function sendBody(reply: FastifyReply, { headers, body }: Dispatcher.ResponseData): Promise<FastifyReply> {
  const length = headers['content-length'];
  if (Number(length ?? Infinity) < smallBytes) return reply.send(Buffer.from(await body.arrayBuffer()));
  if (typeof length === 'string') reply.header('content-length', length);
  return reply.send(body);
}

const connectionFaults = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/** True when no connection came about, so that the provider cannot have seen the call. */
function neverLeft(error: unknown): boolean {
  return connectionFaults.includes(String((error as { code?: unknown }).code));
}
