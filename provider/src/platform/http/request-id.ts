import type { IncomingMessage } from 'node:http';
import type { Deps } from '../deps.ts';

/** The id that the host's server gave the request, so that one id is in both logs; else a new one (PII-3). */
export function requestIdOf(
  request: IncomingMessage | { headers: IncomingMessage['headers'] },
  deps: Pick<Deps, 'ids'>,
): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : deps.ids.uuid();
}
