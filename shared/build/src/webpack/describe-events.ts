import { createHash } from 'node:crypto';
import { eventKey, events } from '@aylal/shell/descriptor';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** What a payload may be, in the few words that registries compare. */
export interface PayloadShape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, PayloadShape>>;
  readonly required?: readonly string[];
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly items?: PayloadShape;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly PayloadShape[];
}

/** An event as a build knew it: the base64 SHA-384 of its whole schema, and its shape. */
export interface EventFacts {
  readonly hash: string;
  readonly schema: PayloadShape;
}

/** The schemas of events by their keys (`cart/changed@1`). A build that needs an event which the catalogue does not have fails here. */
export function describeEvents(keys: readonly string[]): Record<string, EventFacts> {
  const known = new Map(Object.values(events).map((event) => [eventKey(event), event.schema as GenericSchema]));
  return Object.fromEntries(
    [...new Set(keys)].toSorted().map((key) => {
      const schema = known.get(key);
      if (!schema)
        throw new Error(`the event ${key} is not in the catalogue; it has ${[...known.keys()].toSorted().join(', ')}`);
      return [key, describePayload(schema)];
    }),
  );
}

/** Throws when the schema holds what no other program could check. */
export function describePayload(schema: GenericSchema): EventFacts {
  const whole = toJsonSchema(schema, { typeMode: 'input', errorMode: 'throw' }) as JsonShape;
  return { hash: createHash('sha384').update(sorted(whole)).digest('base64'), schema: shapeOf(whole) };
}

interface JsonShape extends PayloadShape {
  readonly properties?: Readonly<Record<string, JsonShape>>;
  readonly items?: JsonShape;
  readonly anyOf?: readonly JsonShape[];
  readonly const?: string | number | boolean | null;
}

function shapeOf(whole: JsonShape): PayloadShape {
  const { type, properties, required, items, minimum, maximum, anyOf } = whole;
  const values = 'const' in whole && whole.const !== undefined ? [whole.const] : whole.enum;
  return {
    ...(type ? { type } : {}),
    ...(properties
      ? { properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, shapeOf(one)])) }
      : {}),
    ...(required && required.length > 0 ? { required } : {}),
    ...(values ? { enum: values } : {}),
    ...(items ? { items: shapeOf(items) } : {}),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(anyOf ? { anyOf: anyOf.map(shapeOf) } : {}),
  };
}

/** The order in which a schema names its members changes nothing. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
