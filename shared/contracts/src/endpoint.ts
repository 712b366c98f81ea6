import type { StaffRole } from '@aylal/domain/office';
import type * as v from 'valibot';

/** HTTP methods that the provider's table uses. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Who may call: anybody, anybody (a token is used when there is one), a signed-in customer only (ROLE-03, ROLE-04), or a person of the office only. */
export type Auth = 'none' | 'optional' | 'bearer' | 'staff';

type ObjectSchema = v.GenericSchema<unknown, Record<string, unknown>>;

/**
 * An operation of the provider as data. Client, handler and `/api/openapi.json` are made from the same value,
 * so that they cannot disagree. `id` is the row of the Provider API table, `name` is verb-noun.
 */
export interface Endpoint {
  readonly name: string;
  readonly id: string;
  readonly summary: string;
  readonly method: Method;
  /** As in the Provider API table, with the final slash; a placeholder is written `{name}`. */
  readonly path: string;
  readonly auth: Auth;
  /** Which people of the office, where only they may call. */
  readonly roles?: readonly StaffRole[];
  /** True where only servers of ours may call: `x-api-key` is then required. The host's server adds it, so that it is never in a browser (GAP-44). */
  readonly apiKey?: boolean;
  /** True where money or seats move: the header `Idempotency-Key` is then required (MNY-3). */
  readonly idempotent?: boolean;
  /** The member of `result` that is a list of goods, each of use by itself, where `result` is no such list: one that does not fit is left out (REL-3). */
  readonly records?: string | undefined;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: ObjectSchema;
  /** One schema per status: everything of the envelope but `status_code`. */
  readonly answers: Readonly<Record<number, v.GenericSchema<unknown, { message: string; result: unknown }>>>;
}

/** Keeps the exact types of an operation; refuses nothing by itself. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type InputOf<S> = S extends v.GenericSchema<infer I, unknown> ? I : undefined;
type OutputOf<S> = S extends v.GenericSchema<unknown, infer O> ? O : undefined;

/** What a caller passes: undefined where the operation has no such part. */
export type ParamsInput<E extends Endpoint> = InputOf<E['params']>;
export type QueryInput<E extends Endpoint> = InputOf<E['query']>;
export type BodyInput<E extends Endpoint> = InputOf<E['body']>;
/** What a handler receives after parsing. */
export type ParamsOutput<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOutput<E extends Endpoint> = OutputOf<E['query']>;
export type BodyOutput<E extends Endpoint> = OutputOf<E['body']>;

/** Every answer that the contract lists, distinguished by `status_code`. */
export type Answer<E extends Endpoint> = {
  [S in keyof E['answers'] & number]: { readonly status_code: S } & OutputOf<E['answers'][S]>;
}[keyof E['answers'] & number];

/** The answer of one status. */
export type AnswerOf<E extends Endpoint, S extends keyof E['answers'] & number> = {
  readonly status_code: S;
} & OutputOf<E['answers'][S]>;

/** The `result` of one status, 200 unless said otherwise. */
export type ResultOf<E extends Endpoint, S extends keyof E['answers'] & number = 200 & keyof E['answers']> =
  OutputOf<E['answers'][S]> extends { result: infer R } ? R : never;
