import * as v from 'valibot';

/** A past-tense fact that remotes and shell tell one another: name, major version, schema of its payload. */
export interface EventType<P> {
  readonly name: string;
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, P>;
}

/** An event whose name and version the compiler knows too. */
export interface NamedEvent<N extends string, V extends number, P> extends EventType<P> {
  readonly name: N;
  readonly version: V;
}

export function defineEvent<N extends string, V extends number, P>(
  name: N,
  version: V,
  schema: v.GenericSchema<unknown, P>,
): NamedEvent<N, V, P> {
  return { name, version, schema };
}

/** How an event is named in descriptors and releases: `cart/changed@1`. */
export function eventKey(event: EventType<unknown>): string {
  return `${event.name}@${event.version}`;
}
