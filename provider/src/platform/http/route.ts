import type { Endpoint, BodyOutput, ParamsOutput, QueryOutput } from '@aylal/contracts';
import type { Locale } from '@aylal/domain/language';
import * as v from 'valibot';
import type { Session } from './session.ts';
import type { Staff } from './staff.ts';
import type { Tx } from '../database/database.ts';
import type { Logger } from '@aylal/server';
import type { LookUp } from './lookup-budgets.ts';

/** What a handler gets: everything parsed by the contract, nothing raw. */
export interface RouteContext<E extends Endpoint> {
  readonly params: ParamsOutput<E>;
  readonly query: QueryOutput<E>;
  readonly body: BodyOutput<E>;
  readonly session: E['auth'] extends 'bearer' ? Session : Session | null;
  /** Who of the office asks, where only they may. */
  readonly staff: E['auth'] extends 'staff' ? Staff : Staff | null;
  /** The language of `Accept-Language` (GAP-45). */
  readonly locale: Locale;
  /** Start of the request by the provider's clock, in milliseconds. */
  readonly now: number;
  readonly requestId: string;
  /** The customer's own address, also behind the host's server. */
  readonly clientAddress: string;
  /** Hash of the id that the host's server gave this browser; null when it sent none. */
  readonly browser: string | null;
  /** True in the mini-app inside e-Mongolia, by the word of the host's server. */
  readonly miniApp: boolean;
  /** Hash of the id that the browser has once this call has succeeded; null where it keeps its own (decision 0269). */
  readonly nextBrowser: string | null;
  /** Words for the device and browser, such as `Chrome · Android`: for its owner to know it again, never for a decision. */
  readonly device: string;
  /** The key of an idempotent operation, empty elsewhere. A partner may be given a key derived from it. */
  readonly idempotencyKey: string;
  readonly log: Logger;
  /** Counts one look-up about somebody else against the budgets of the address and the account. Throws `too-many-requests`. */
  countLookUp(what: LookUp): Promise<void>;
}

/** With an idempotent operation: everything written through `tx` is committed together with the stored answer (MNY-3). */
export type EffectContext<E extends Endpoint> = RouteContext<E> &
  (E['idempotent'] extends true ? { readonly tx: Tx } : unknown);

/** What a handler returns: `status_code` and the fields of that status; `message` may be left out. */
export type AnswerInput<E extends Endpoint> = {
  [S in keyof E['answers'] & number]: { readonly status_code: S } & v.InferInput<E['answers'][S]>;
}[keyof E['answers'] & number];

export type Handler<E extends Endpoint> = (ctx: EffectContext<E>) => Promise<AnswerInput<E>> | AnswerInput<E>;

/** For an idempotent operation that talks to a partner: `prepare` runs before and outside the transaction, its result goes into `handle`. */
export interface PreparedHandler<E extends Endpoint, P> {
  /** May run again for the same key after a crash, so what it does at the partner must be safe to repeat by `ctx.idempotencyKey`. */
  prepare(ctx: RouteContext<E>): Promise<P>;
  handle(ctx: EffectContext<E>, prepared: P): Promise<AnswerInput<E>> | AnswerInput<E>;
}

/** So many calls in so many seconds. */
export interface Limit {
  readonly calls: number;
  readonly seconds: number;
}

export interface RouteOptions {
  /** Tighter limits than the usual ones (AUT-4, AUT-5). */
  readonly perAddress?: Limit;
  readonly perAccount?: Limit;
}

/** A context whose operation is not known to the compiler. */
export type PlainContext = Omit<RouteContext<Endpoint>, 'params' | 'query' | 'body'> & {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
};

/** An operation with its handler, types set aside: what `registerRoute` takes. */
export interface Route {
  readonly operation: Endpoint;
  readonly prepare: ((ctx: PlainContext) => Promise<unknown>) | undefined;
  readonly handle: (ctx: PlainContext & { readonly tx?: Tx }, prepared: unknown) => Promise<WireAnswer>;
  readonly options: RouteOptions;
}

/** An answer on its way out. */
export type WireAnswer = Readonly<v.InferOutput<typeof wireAnswer>>;
const wireAnswer = v.looseObject({
  status_code: v.number(),
  message: v.optional(v.string()),
  result: v.optional(v.unknown()),
});
/** An answer as it is stored, in JSON. */
export const storedAnswer = v.pipe(v.string(), v.parseJson(), wireAnswer);

/**
 * Ties an operation of the contract to what serves it: `route(getOrder).to(handler)`. Two calls, because only then does the compiler know
 * the operation while it reads the handler's answer.
 */
export function route<E extends Endpoint>(operation: E) {
  return {
    to: (handler: Handler<E>, options: RouteOptions = {}): Route => ({
      operation,
      options,
      prepare: undefined,
      // The parts were parsed by this very operation's schemas; the compiler cannot see that through a list of routes.
      handle: async (ctx) => await handler(ctx as unknown as EffectContext<E>),
    }),
    /** For an idempotent operation that talks to a partner. */
    withPartner: <P>(handler: PreparedHandler<E, P>, options: RouteOptions = {}): Route => ({
      operation,
      options,
      prepare: (ctx) => handler.prepare(ctx as unknown as RouteContext<E>),
      handle: async (ctx, prepared) => await handler.handle(ctx as unknown as EffectContext<E>, prepared as P),
    }),
  };
}
