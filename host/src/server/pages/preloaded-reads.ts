import { operationUrl } from '@aylal/api';
import type { Endpoint } from '@aylal/contracts';
import { operations } from '@aylal/contracts/operations';
import * as v from 'valibot';
import type { MatchedPage } from './match-page.ts';

const sessionUrl = operations.getSession.path;

/**
 * Addresses of the data that the page starts to fetch before any script. They are made by the contract, exactly as the screen's own call
 * makes them, so that the screen can take the answer; an address that the contract does not accept is left to the screen.
 */
export function preloadedReads(
  page: MatchedPage | null,
  query: URLSearchParams,
  session: 'present' | 'absent',
): string[] {
  const reads = page?.route.reads ?? [];
  const urls = reads.flatMap((read) => readUrl(read, page?.params ?? {}, query, session));
  return [...(session === 'present' ? [sessionUrl] : []), ...urls];
}

function readUrl(
  read: MatchedPage['route']['reads'][number],
  pageParams: Readonly<Record<string, string>>,
  pageQuery: URLSearchParams,
  session: 'present' | 'absent',
): string[] {
  const filled = read.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(pageParams[name] ?? ''));
  const [path = '', fixed] = filled.split('?');
  for (const endpoint of Object.values(operations as Record<string, Endpoint>)) {
    const params = endpoint.method === 'GET' ? paramsOf(endpoint.path, path) : null;
    if (!params) continue;
    // Without a session the provider would only refuse.
    if (endpoint.auth === 'bearer' && session === 'absent') return [];
    const asked = new URLSearchParams(fixed);
    for (const name of read.query) asked.set(name, pageQuery.get(name) ?? '');
    const given = Object.fromEntries([...asked].filter(([, value]) => value !== ''));
    const query = endpoint.query ? v.safeParse(endpoint.query, given) : { success: true as const, output: {} };
    return query.success ? [operationUrl(endpoint, { params, query: query.output })] : [];
  }
  return [];
}

/** The path parameters of an operation in a path; null when it is another operation's, or one of them is empty. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const match = new RegExp(`^${pattern.replace(/\{\w+\}/g, '([^/]+)').replace(/\/$/, '')}/?$`).exec(path);
  if (!match) return null;
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
}
