import type { Endpoint } from '@aylal/contracts';
import type { StaffMember } from '@aylal/contracts/office';
import type { BuildUploads, Registry } from '@aylal/releases';
import type * as v from 'valibot';

/** What the console reads and acts on: the registry of releases, in a folder of this machine or over HTTP. */
export interface ConsoleRegistry {
  readonly registry: Registry;
  /** Takes builds into the same registry as they arrive. */
  readonly uploads: BuildUploads;
  /** Lets the key of a browser manage the registry for a day, or publish the named remote, under this name. Of the sandbox alone: null where keys are let in where the registry lives. */
  readonly admit: ((publicKey: string, holder: string, publishes: string | null) => Promise<void>) | null;
}

type PartOf<S> = S extends v.GenericSchema<unknown, infer O> ? O : undefined;

/** What an operation of the console gets: everything parsed by its contract, and who asks. */
export interface ConsoleCall<E extends Endpoint> {
  readonly params: PartOf<E['params']>;
  readonly query: PartOf<E['query']>;
  readonly body: PartOf<E['body']>;
  readonly staff: StaffMember;
}

/** An operation of the console with what answers it: the `result` of 200. What the registry refuses is thrown. */
export interface ConsoleAnswer {
  readonly operation: Endpoint;
  readonly result: (call: ConsoleCall<Endpoint>) => Promise<unknown>;
}

type ResultInput<E extends Endpoint> =
  v.InferInput<NonNullable<E['answers'][200]>> extends { result: infer R } ? R : never;

/** Keeps the types of an operation and its answer together. */
export function answerOf<E extends Endpoint>(
  operation: E,
  result: (call: ConsoleCall<E>) => Promise<ResultInput<E>>,
): ConsoleAnswer {
  return { operation, result };
}
