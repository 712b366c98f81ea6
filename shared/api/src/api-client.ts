import * as v from 'valibot';
import {
  refusal,
  type Answer,
  type BodyInput,
  type Endpoint,
  type ParamsInput,
  type QueryInput,
} from '@aylal/contracts';
import { ApiError } from './api-error.ts';
import { parseAnswer } from './parse-answer.ts';
import { operationUrl } from './operation-url.ts';

/** The parts of a call that its operation has; `idempotencyKey` is required where the operation says so (MNY-3). */
export interface CallInput<E extends Endpoint> {
  params?: ParamsInput<E>;
  query?: QueryInput<E>;
  body?: BodyInput<E>;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The call is sent to its end even if the page is left meanwhile. */
  keepalive?: boolean;
}

/** Calls operations. Answers that the contract lists come back as values; everything else throws `ApiError`. */
export interface ApiClient {
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<Answer<E>>;
}

export interface ApiClientOptions {
  /** Origin of the host, without final slash; empty in a browser. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  /** Sent as Accept-Language on every call (GAP-45). */
  locale: () => string;
  /** The trace that a call belongs to, as `traceparent` says it; undefined for one of its own. */
  traceparent?: () => string | undefined;
  /** The release whose page calls, as `remote@version`; sent with what changes something. */
  release?: () => string | undefined;
  /** A request that the page has started before any script, if it is this one; used once. */
  takeEarly?: (url: string) => Promise<Response> | undefined;
  /** The provider refused the session (401, or 403 on a session): the host signs out and keeps drafts (GAP-49). */
  onSessionRefused?: () => void;
  /** So many records of a public list did not fit the contract and were left out (REL-3). */
  onRecordsLeftOut?: (operation: string, count: number) => void;
  /** REL-1: 15 s for a page. */
  deadlineMs?: number;
}

/** Made once by the host and handed to remotes as a service. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    async call(endpoint, input = {}) {
      const url = operationUrl(endpoint, input);
      const response = await send(options, endpoint, url, input);
      return readAnswer(options, endpoint, response);
    },
  };
}

async function send<E extends Endpoint>(options: ApiClientOptions, endpoint: E, url: string, input: CallInput<E>) {
  if (endpoint.idempotent && !input.idempotencyKey) throw new Error(`${endpoint.name} needs an idempotency key`);
  const deadline = AbortSignal.timeout(options.deadlineMs ?? 15_000);
  const traceparent = options.traceparent?.();
  const release = endpoint.method === 'GET' ? undefined : options.release?.();
  const early = endpoint.method === 'GET' ? options.takeEarly?.(url) : undefined;
  try {
    return await (early ??
      options.fetch(`${options.baseUrl}${url}`, {
        method: endpoint.method,
        credentials: 'same-origin',
        ...(input.keepalive ? { keepalive: true } : {}),
        signal: input.signal ? AbortSignal.any([input.signal, deadline]) : deadline,
        headers: {
          accept: 'application/json',
          'accept-language': options.locale(),
          // A form cannot set this header: the host asks for it on every state change (SEC-6).
          'x-aylal-client': 'web',
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(traceparent ? { traceparent } : {}),
          ...(release ? { 'x-aylal-release': release } : {}),
          ...(input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}),
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      }));
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw new ApiError(deadline.aborted ? 'timeout' : 'offline', endpoint.name, { cause });
  }
}

async function readAnswer<E extends Endpoint>(
  options: ApiClientOptions,
  endpoint: E,
  response: Response,
): Promise<Answer<E>> {
  const requestId = response.headers.get('x-request-id');
  const envelope = await response.json().catch(() => null);
  const statusCode = typeof envelope?.status_code === 'number' ? envelope.status_code : response.status;
  const sessionRefused = statusCode === 401 || (statusCode === 403 && envelope?.result?.problem === 'session-refused');
  if (sessionRefused && endpoint.auth !== 'none') options.onSessionRefused?.();
  const schema = endpoint.answers[statusCode];
  if (!schema) {
    const refused = v.safeParse(refusal, envelope);
    const kind = statusCode >= 500 ? 'server' : refused.success ? 'refused' : 'malformed';
    throw new ApiError(kind, endpoint.name, {
      statusCode,
      requestId,
      retryAfterSeconds: secondsOf(response.headers.get('retry-after')),
      ...(refused.success ? { problem: refused.output.result.problem, message: refused.output.message } : {}),
    });
  }
  const { parsed, leftOut } = parseAnswer(schema, envelope, {
    mayLeaveOut: isPublicRead(endpoint) && statusCode === 200,
    records: endpoint.records,
  });
  if (leftOut > 0) options.onRecordsLeftOut?.(endpoint.name, leftOut);
  if (!parsed.success) throw new ApiError('malformed', endpoint.name, { statusCode, requestId });
  return { status_code: statusCode, ...parsed.output } as Answer<E>;
}

/** Goods and places that anybody may read. A list of money or of a customer's own data is never shortened. */
function isPublicRead({ method, auth }: Endpoint): boolean {
  return method === 'GET' && auth === 'none';
}

/** The host and the provider write seconds; a date, which the header may hold too, they never write. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
}
