import * as v from 'valibot';

/** A past-tense fact that remotes and shell tell one another: name, major version, schema of its payload. */
export interface EventType<P> {
  readonly name: string;
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, P>;
}

export function defineEvent<P>(name: string, version: number, schema: v.GenericSchema<unknown, P>): EventType<P> {
  return { name, version, schema };
}

/** How an event is named in descriptors and releases: `cart/changed@1`. */
export function eventKey(event: EventType<unknown>): string {
  return `${event.name}@${event.version}`;
}
