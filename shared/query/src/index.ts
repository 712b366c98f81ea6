export { createQueryClient } from './create-query-client.ts';
export { endpointMutation } from './endpoint-mutation.ts';
export { endpointQuery } from './endpoint-query.ts';
export { stale } from './stale.ts';
export { settled } from './settled.ts';
export { readQueries, writeQueries } from './travelling-queries.ts';
