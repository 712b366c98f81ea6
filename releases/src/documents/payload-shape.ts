import * as v from 'valibot';

/** What the payload of an event may be: the members of JSON Schema that two builds can be compared by. */
export interface PayloadShape {
  type?: string;
  properties?: Record<string, PayloadShape>;
  required?: string[];
  enum?: (string | number | boolean | null)[];
  items?: PayloadShape;
  minimum?: number;
  maximum?: number;
  anyOf?: PayloadShape[];
}

const value = v.union([v.string(), v.number(), v.boolean(), v.null()]);
const inner: v.GenericSchema<PayloadShape> = v.lazy(() => payloadShape);

/** Reads a shape from a record. */
export const payloadShape: v.GenericSchema<PayloadShape> = v.object({
  type: v.exactOptional(v.picklist(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'])),
  properties: v.exactOptional(v.record(v.string(), inner)),
  required: v.exactOptional(v.array(v.string())),
  enum: v.exactOptional(v.array(value)),
  items: v.exactOptional(inner),
  minimum: v.exactOptional(v.number()),
  maximum: v.exactOptional(v.number()),
  anyOf: v.exactOptional(v.array(inner)),
});

/**
 * Why a payload that `given` allows may be none that `read` understands; null when all of them are. `read` ignores members that it does not know.
 * What cannot be compared (two unions in another order, say) counts as a difference: the gate would rather ask than let pass.
 */
export function payloadFault(given: PayloadShape, read: PayloadShape, path = 'the payload'): string | null {
  if (given.anyOf) return given.anyOf.map((one) => payloadFault(one, read, path)).find(Boolean) ?? null;
  if (read.anyOf) {
    const faults = read.anyOf.map((one) => payloadFault(given, one, path));
    return faults.includes(null) ? null : (faults[0] ?? `${path} can be nothing`);
  }
  if (given.enum) return enumFault(given.enum, read, path);
  if (read.enum) return `${path} may be more than ${read.enum.join(', ')}`;
  if (read.type && given.type !== read.type && !(given.type === 'integer' && read.type === 'number'))
    return `${path} is ${given.type ?? 'anything'}, not ${read.type}`;
  if (read.minimum !== undefined && !(given.minimum !== undefined && given.minimum >= read.minimum))
    return `${path} may be less than ${read.minimum}`;
  if (read.maximum !== undefined && !(given.maximum !== undefined && given.maximum <= read.maximum))
    return `${path} may be more than ${read.maximum}`;
  return read.items
    ? payloadFault(given.items ?? {}, read.items, `an item of ${path}`)
    : memberFault(given, read, path);
}

function enumFault(values: NonNullable<PayloadShape['enum']>, read: PayloadShape, path: string): string | null {
  const foreign = values.find((one) => (read.enum ? !read.enum.includes(one) : !isOf(one, read.type)));
  return foreign === undefined ? null : `${path} may be ${String(foreign)}`;
}

function isOf(one: string | number | boolean | null, type: string | undefined): boolean {
  if (type === undefined) return true;
  if (type === 'integer') return Number.isInteger(one);
  return one === null ? type === 'null' : typeof one === type;
}

function memberFault(given: PayloadShape, read: PayloadShape, path: string): string | null {
  for (const [name, wanted] of Object.entries(read.properties ?? {})) {
    const offered = given.properties?.[name];
    const where = path === 'the payload' ? name : `${path}.${name}`;
    if (read.required?.includes(name) && !(offered && given.required?.includes(name))) return `${where} may be missing`;
    const fault = offered ? payloadFault(offered, wanted, where) : null;
    if (fault) return fault;
  }
  return null;
}
