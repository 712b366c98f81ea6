import type { ApiClient } from '@aylal/api';

/** Before a call that needs a token the session is checked (GAP-74), so that an ended one is noticed before something is sent. */
export function createSessionAwareApi(client: ApiClient, ensure: () => Promise<void>): ApiClient {
  return {
    async call(endpoint, input) {
      if (endpoint.auth === 'bearer') await ensure();
      return client.call(endpoint, input);
    },
  };
}
