import type { Customer } from './booking-fixture.ts';
import { hostHeaders } from '../platform/http/caller.ts';

/** The key of the host's server in tests whose provider believes one: pass it as `hostKey`. */
export const HOST_KEY = 'a key of the host';

/** The same customer inside the mini-app, as the host's server says it of a request. */
export function inMiniApp({ userId, headers }: Customer): Customer {
  return { userId, headers: { ...headers, [hostHeaders.key]: HOST_KEY, [hostHeaders.mode]: 'emongolia' } };
}
