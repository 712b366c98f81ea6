import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient, CallInput } from '@aylal/api';
import type { Endpoint } from '@aylal/contracts';

/** Mutation options from an operation: every listed answer is a value; only what has no answer is thrown. Never retried here (REL-2). */
export function endpointMutation<E extends Endpoint>(api: ApiClient, endpoint: E) {
  return mutationOptions({
    mutationKey: [endpoint.name],
    retry: false,
    mutationFn: (input: CallInput<E>) => api.call(endpoint, input),
  });
}
