import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Agent, request, type Dispatcher } from 'undici';
import { noteCall } from './note-call.ts';
import { PartnerError } from './partner-error.ts';

export interface PartnerCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly authorization?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** In place of a body: sent as a form, as token services want it. */
  readonly form?: Readonly<Record<string, string>>;
  /** Asking twice does no more than asking once. */
  readonly repeatable: boolean;
}

export interface PartnerAnswer {
  readonly status: number;
  readonly body: unknown;
  /** The refusal's key, empty on success. */
  readonly key: string;
}

export interface PartnerTransport {
  send(call: PartnerCall): Promise<PartnerAnswer>;
  close(): Promise<void>;
}

export interface PartnerTransportSettings {
  /** Asked at each call: the sandbox knows its own port only once it listens. Without a final slash. */
  readonly url: () => string;
  /** For everything that one call does, repetitions included (REL-1). */
  readonly deadlineMs?: number;
  /** 0 to 1, for the jitter between repetitions. */
  readonly random?: () => number;
  /** The word of a refusal's body by which the partner says why; empty when it has none. */
  readonly refusalKey: (body: unknown) => string;
}

const unpack = promisify(gunzip);
/** Of an answer that arrived packed. */
const MOST_BYTES = 64 * 1024 * 1024;
const REPETITIONS = 2;
const PAUSE_MS = 200;
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/**
 * HTTP to a partner, in JSON. What surely was not sent, and what may be asked again, is repeated twice at most with full jitter (REL-2);
 * a lost answer of anything else is `unknown` at once.
 */
export function createPartnerTransport({
  url,
  deadlineMs = 6_000,
  random = Math.random,
  refusalKey,
}: PartnerTransportSettings): PartnerTransport {
  const agent = new Agent({ connections: 20, connect: { timeout: 2_000 } });

  async function once(call: PartnerCall, signal: AbortSignal): Promise<PartnerAnswer> {
    const sent = contentOf(call);
    const answer = await request(`${url()}${call.path}`, {
      dispatcher: agent,
      method: call.method,
      signal,
      headers: {
        accept: 'application/json',
        ...(call.authorization === undefined ? {} : { authorization: call.authorization }),
        ...call.headers,
        ...(sent && { 'content-type': sent.type }),
      },
      ...(sent && { body: sent.text }),
    });
    const text = await textOf(answer.body, answer.headers['content-encoding']);
    const body = readJson(text, answer.statusCode);
    if (answer.statusCode >= 500) throw new PartnerError('unknown', `HTTP_${answer.statusCode}`);
    return {
      status: answer.statusCode,
      body,
      key: answer.statusCode < 300 ? '' : refusalKey(body) || `HTTP_${answer.statusCode}`,
    };
  }

  async function untilAnswered(call: PartnerCall): Promise<PartnerAnswer> {
    const signal = AbortSignal.timeout(deadlineMs);
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await once(call, signal);
      } catch (cause) {
        const failure = asPartnerError(cause, call.repeatable);
        const again = call.repeatable || failure.kind === 'unavailable';
        if (!again || attempt >= REPETITIONS || signal.aborted) throw failure;
        await pause(random() * PAUSE_MS * 2 ** attempt, signal, failure);
      }
    }
  }

  return {
    send: (call) => noteCall(addressOf(url(), call), () => untilAnswered(call)),
    close: () => agent.close(),
  };
}

/** What is asked for in the query may be about a person. */
function addressOf(url: string, { method, path }: PartnerCall): string {
  const { host, pathname } = new URL(`${url}${path}`);
  return `${method} ${host}${pathname}`;
}

/** Some partners answer packed when they are asked to, and only then. */
async function textOf(body: Dispatcher.ResponseData['body'], encoding: string | string[] | undefined): Promise<string> {
  if (encoding !== 'gzip') return body.text();
  return (await unpack(await body.arrayBuffer(), { maxOutputLength: MOST_BYTES })).toString('utf8');
}

function contentOf({ form, body }: PartnerCall): { readonly type: string; readonly text: string } | undefined {
  if (form) return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() };
  return body === undefined ? undefined : { type: 'application/json', text: JSON.stringify(body) };
}

function readJson(text: string, status: number): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new PartnerError('unknown', `NO_JSON_${status}`, cause);
  }
}

function asPartnerError(cause: unknown, repeatable: boolean): PartnerError {
  if (cause instanceof PartnerError) return repeatable ? new PartnerError('unavailable', cause.key, cause) : cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'NO_ANSWER';
  return new PartnerError(repeatable || NOT_SENT.has(code) ? 'unavailable' : 'unknown', code, cause);
}

async function pause(ms: number, signal: AbortSignal, failure: PartnerError): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(failure);
    });
  });
}
