import type { Endpoint } from '@aylal/contracts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseQuery } from './parse-query.ts';
import { refuse } from './problem-error.ts';

export interface ParsedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Everything of a request that the contract lists, by the contract's own schemas; unknown fields are dropped (AUT-2). */
export function parseRequest(operation: Endpoint, request: FastifyRequest): ParsedRequest {
  const query = parseQuery(request.url);
  return {
    params: operation.params && parsePart(operation.params, request.params, 'path'),
    query: operation.query && parsePart(operation.query, query),
    body: operation.body && parsePart(operation.body, request.body),
  };
}

function parsePart(schema: v.GenericSchema, value: unknown, part?: 'path'): unknown {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  // An address that cannot be right is the address of nothing (AUT-1).
  if (part === 'path') throw refuse('not-found');
  throw refuse('invalid-input', { fields: fieldsOf(parsed.issues) });
}

/** Path → message key, the first fault of each field (VALID-06). A union names the faults of its nearest option. */
function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of issues.flatMap(nearest)) {
    const path = v.getDotPath(issue) ?? '';
    if (path !== '' && !fields.has(path))
      fields.set(path, /^[a-z_0-9 ]{3,60}$/.test(issue.message) ? issue.message : 'validation_invalid');
  }
  return Object.fromEntries(fields);
}

/** A union refuses with the faults of all its options; those with fewest faults are what the sender meant. The union of one field speaks for itself: its options do not know where they stand. */
function nearest(issue: v.BaseIssue<unknown>): readonly v.BaseIssue<unknown>[] {
  if (issue.type !== 'union' || !issue.issues || issue.path) return [issue];
  const groups: v.BaseIssue<unknown>[][] = [];
  const seen = new Set<string>();
  for (const sub of issue.issues) {
    const path = v.getDotPath(sub) ?? '';
    if (groups.length === 0 || seen.has(path)) {
      groups.push([]);
      seen.clear();
    }
    seen.add(path);
    groups.at(-1)?.push(sub);
  }
  return groups.toSorted((a, b) => a.length - b.length)[0] ?? [issue];
}
