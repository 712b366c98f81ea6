import type { Config } from '../config.ts';
import { hostHeaders } from './caller.ts';

const DEADLINE_MS = 60_000;

/** A question of an operator's command to the provider that runs: a PGlite folder belongs to it, so that one is asked. Throws when nobody answers within a minute. */
export function callRunningProvider(
  { host, port, hostKey }: Pick<Config, 'host' | 'port' | 'hostKey'>,
  path: string,
  method: 'GET' | 'POST' = 'GET',
): Promise<Response> {
  return fetch(`http://${host}:${port}${path}`, {
    method,
    headers: hostKey ? { [hostHeaders.key]: hostKey } : {},
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
}
