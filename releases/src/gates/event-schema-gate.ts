import { payloadFault } from '../documents/payload-shape.ts';
import type { EventFacts } from '../documents/release-record.ts';
import { nameWithOwner } from '../registry/owners.ts';
import type { Candidate, Finding, GateContext } from './gate.ts';

/** One end of an event: who, and the schema that this build knows for it. */
interface End {
  readonly who: string;
  readonly facts: EventFacts | undefined;
}

/**
 * Whatever the release publishes, live shells and listeners understand; whatever live shells and publishers send, it understands. A shell is on both sides:
 * its bus checks every payload by the shell's own schema. Releases and shells that tell no schema are not compared.
 */
export function eventSchemaGate({ record }: Candidate, { live, shells }: GateContext): Finding[] {
  const { produces, consumes } = record.descriptor.events;
  const others = live.filter(({ remote }) => remote !== record.remote);
  const ends = (event: string, side: 'produces' | 'consumes'): End[] => [
    ...shells.map(({ name, schemas }) => ({ who: `the live shell ${name}`, facts: schemas?.[event] })),
    ...others
      .filter(({ descriptor }) => descriptor.events[side].includes(event))
      .map((other) => ({ who: `the live ${nameWithOwner(other)}`, facts: other.events?.[event] })),
  ];
  return [
    ...produces.flatMap((event) =>
      ends(event, 'consumes').flatMap(({ who, facts }) =>
        compare(event, record.events?.[event], facts, `${who} reads`),
      ),
    ),
    ...consumes.flatMap((event) =>
      ends(event, 'produces').flatMap(({ who, facts }) =>
        compare(event, facts, record.events?.[event], `${who} sends`),
      ),
    ),
  ];
}

function compare(event: string, given: EventFacts | undefined, read: EventFacts | undefined, whose: string): Finding[] {
  if (!given || !read || given.hash === read.hash) return [];
  const fault = payloadFault(given.schema, read.schema);
  if (!fault) return [];
  return [
    {
      code: 'event-schema',
      message: `event ${event} differs from what ${whose}: ${fault}`,
      change: 'give the changed payload the next major version in the event catalogue, and keep this one as it is',
    },
  ];
}
