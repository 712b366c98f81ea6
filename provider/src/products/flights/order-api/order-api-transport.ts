import * as v from 'valibot';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { parsePartnerAnswer } from '../../../platform/partner-http/parse-partner-answer.ts';
import { createPartnerTransport, type PartnerTransport } from '../../../platform/partner-http/partner-transport.ts';
import { refusal } from './order-api-messages.ts';

export interface OrderApiSettings {
  /** Asked at each call, without a final slash. */
  readonly url: () => string;
  readonly token: string;
}

/** How long a call may take: while a customer waits and asks after it again, while a customer waits, and in jobs (airlines are slow). */
const deadlines = { quick: 2_500, usual: 6_000, patient: 20_000 } as const;
type Pace = keyof typeof deadlines;

/** Calls in the envelope of an order API. Every one throws a `PartnerError` when there is no answer that can be used; `refused` carries the API's own code. */
export interface OrderApiTransport {
  get<S extends v.GenericSchema>(schema: S, path: string, pace: Pace): Promise<v.InferOutput<S>>;
  /** The same for one thing: undefined where there is none any more. */
  find<S extends v.GenericSchema>(schema: S, path: string, pace: Pace): Promise<v.InferOutput<S> | undefined>;
  /** Without the envelope's `data` taken off: a page of a list tells where the next one begins. */
  list<S extends v.GenericSchema>(schema: S, path: string, pace: Pace): Promise<v.InferOutput<S>>;
  /** `repeatable` only where doing it twice is doing it once: the API has no keys of idempotency. */
  post<S extends v.GenericSchema>(
    schema: S,
    path: string,
    body: unknown,
    how: { readonly pace: Pace; readonly repeatable: boolean },
  ): Promise<v.InferOutput<S>>;
  close(): Promise<void>;
}

const envelope = v.object({ data: v.unknown() });
const GONE = new Set([404, 410]);
/** Of these it surely did nothing: too many calls, and a token that is not believed. */
const NOT_DONE = new Set([401, 403, 429]);

export function createOrderApiTransport({ url, token }: OrderApiSettings): OrderApiTransport {
  const made = (pace: Pace): PartnerTransport =>
    createPartnerTransport({ url, deadlineMs: deadlines[pace], refusalKey });
  const transports = { quick: made('quick'), usual: made('usual'), patient: made('patient') };
  const headers = { 'Duffel-Version': 'v2' };
  const authorization = `Bearer ${token}`;
  const ask = (path: string, pace: Pace) =>
    transports[pace].send({ method: 'GET', path, authorization, headers, repeatable: true });
  const dataOf = <S extends v.GenericSchema>(schema: S, body: unknown, otherwise: PartnerError['kind']) =>
    parsePartnerAnswer(schema, parsePartnerAnswer(envelope, body, otherwise).data, otherwise);

  return {
    get: async (schema, path, pace) => dataOf(schema, accepted(await ask(path, pace)).body, 'unavailable'),
    find: async (schema, path, pace) => {
      const answer = await ask(path, pace);
      return GONE.has(answer.status) ? undefined : dataOf(schema, accepted(answer).body, 'unavailable');
    },
    list: async (schema, path, pace) => parsePartnerAnswer(schema, accepted(await ask(path, pace)).body, 'unavailable'),
    post: async (schema, path, data, { pace, repeatable }) => {
      const call = { method: 'POST', path, authorization, headers, body: { data }, repeatable } as const;
      const answer = accepted(await transports[pace].send(call));
      return dataOf(schema, answer.body, repeatable ? 'unavailable' : 'unknown');
    },
    close: async () => {
      await Promise.all(Object.values(transports).map((one) => one.close()));
    },
  };
}

function accepted<A extends { readonly status: number; readonly key: string }>(answer: A): A {
  if (NOT_DONE.has(answer.status)) throw new PartnerError('unavailable', answer.key);
  if (answer.status >= 300) throw new PartnerError('refused', answer.key);
  return answer;
}

function refusalKey(body: unknown): string {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? (parsed.output.errors[0]?.code ?? '') : '';
}
