export { createQueryClient } from './create-query-client.ts';
export { endpointMutation } from './endpoint-mutation.ts';
export { endpointQuery } from './endpoint-query.ts';
export { stale } from './stale.ts';
export { whenQueriesIdle } from './when-queries-idle.ts';
export { hydrateQueries, dehydrateQueries } from './dehydrate.ts';
