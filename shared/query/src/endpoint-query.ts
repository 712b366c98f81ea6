import { queryOptions } from '@tanstack/react-query';
import { ApiError, type ApiClient, type CallInput } from '@aylal/api';
import type { AnswerOf, Endpoint, Refusal } from '@aylal/contracts';

type ReadInput<E extends Endpoint> = Pick<CallInput<E>, 'params' | 'query' | 'body'>;
type Ok<E extends Endpoint> = AnswerOf<E, 200 & keyof E['answers']>;

/** Query options from an operation that reads, by whatever method: the 200 answer as data; any other answer is thrown as `ApiError`, so that a boundary or `isError` shows it. `language` keeps texts of the languages apart, so that a switch reads them again. */
export function endpointQuery<E extends Endpoint>(
  api: ApiClient,
  endpoint: E,
  input: ReadInput<E> = {},
  options: { staleTime?: number; language?: string; retry?: false } = {},
) {
  return queryOptions({
    queryKey: [endpoint.name, input, ...(options.language ? [options.language] : [])] as readonly [
      string,
      ReadInput<E>,
      ...string[],
    ],
    staleTime: options.staleTime ?? 0,
    ...(options.retry === false ? { retry: false } : {}),
    // The host forgets these answers when somebody signs out (SEC-2).
    meta: { personal: endpoint.auth === 'bearer' },
    queryFn: async ({ signal }): Promise<Ok<E>> => {
      const answer = await api.call(endpoint, { ...input, signal });
      if (answer.status_code === 200) return answer as unknown as Ok<E>;
      const { message, result } = answer as unknown as { message: string; result: Refusal };
      throw new ApiError('refused', endpoint.name, {
        statusCode: answer.status_code,
        problem: result.problem,
        message,
      });
    },
  });
}
