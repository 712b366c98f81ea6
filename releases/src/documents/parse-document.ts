import * as v from 'valibot';
import { Refused } from './refusal.ts';

/** Code, markup and addresses that run: no text of a document needs any of it. */
const code = /[<>`\\]|\$\{|=>|\bfunction\s*\w*\s*\(|\b(?:eval|import)\s*\(|^\s*(?:javascript|vbscript|data):|\p{Cc}/iu;

/**
 * What becomes of members that the reader's shape does not know. Whoever writes or passes a document on refuses them: to drop one would change what it says. A reader leaves
 * them out, so that a host goes on while registry and builds are a version ahead.
 */
export type LaterMembers = 'refused' | 'left-out';

/**
 * Reads a document that came from outside (MFE-3). Refuses what is too long, not JSON, of another shape, holds code in a text, or, unless they are left out, holds a member
 * that the shape does not know.
 */
export function parseDocument<S extends v.GenericSchema>(
  what: string,
  schema: S,
  bytes: Uint8Array,
  mostBytes: number,
  later: LaterMembers = 'refused',
): v.InferOutput<S> {
  const value = readDocument(what, bytes, mostBytes);
  const read = takeShape(what, schema, value, later);
  refuseCode(what, value);
  return read;
}

/** The JSON of a document; refuses what is too long or not JSON. */
export function readDocument(what: string, bytes: Uint8Array, mostBytes: number): unknown {
  if (bytes.length > mostBytes)
    throw new Refused('document-too-long', `${what} has ${bytes.length} bytes; ${mostBytes} are allowed`);
  return readJson(what, bytes);
}

/** The value as the schema has it. */
export function takeShape<S extends v.GenericSchema>(
  what: string,
  schema: S,
  value: unknown,
  later: LaterMembers,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Refused('document-shape', `${what}: ${v.getDotPath(issue) ?? 'document'}: ${issue.message}`);
  }
  // What the shape fills in is what its absence has always meant: releases are older than shapes.
  if (later === 'refused' && !holdsAll(parsed.output, value))
    throw new Refused('unknown-member', `${what} holds members that its shape does not know`);
  return parsed.output;
}

/** True when everything that was given was also read. */
function holdsAll(read: unknown, given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return Object.is(read, given);
  if (typeof read !== 'object' || read === null || Array.isArray(read) !== Array.isArray(given)) return false;
  if (Array.isArray(given) && (read as unknown[]).length !== given.length) return false;
  return Object.entries(given).every(
    ([key, one]) => Object.hasOwn(read, key) && holdsAll((read as Record<string, unknown>)[key], one),
  );
}

function readJson(what: string, bytes: Uint8Array): unknown {
  const { text, value } = decodeJson(what, bytes);
  if (countNames(text) !== countMembers(value))
    throw new Refused('document-shape', `${what} has a member twice: two readers could read it differently`);
  return value;
}

function decodeJson(what: string, bytes: Uint8Array): { text: string; value: unknown } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, value: JSON.parse(text) };
  } catch (error) {
    throw new Refused('document-shape', `${what} is not JSON: ${(error as Error).message}`);
  }
}

/** How many member names are written in valid JSON: strings that a colon follows. */
function countNames(text: string): number {
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:?)/g)].filter(([, colon]) => colon).length;
}

/** How many members a value has at every depth. */
function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const below = Object.values(value).reduce((count: number, one) => count + countMembers(one), 0);
  return Array.isArray(value) ? below : below + Object.keys(value).length;
}

/** Refuses code in any text, member of a shape or not. */
export function refuseCode(what: string, value: unknown, path = ''): void {
  if (typeof value === 'string' && code.test(value))
    throw new Refused('holds-code', `${what}: ${path || 'a text'} holds code or control characters`);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (code.test(key) || key === '__proto__' || key === 'constructor')
      throw new Refused('holds-code', `${what}: a member of ${path || 'the document'} has a name that is not allowed`);
    refuseCode(what, member, path ? `${path}.${key}` : key);
  }
}
