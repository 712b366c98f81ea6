import type { QueryClient } from '@tanstack/react-query';

/** Resolves when no query is being fetched: at once, or when the last answer is there, good or bad. */
export function whenQueriesIdle(client: QueryClient): Promise<void> {
  return new Promise((done) => {
    let stop = () => {};
    const look = () => {
      if (client.isFetching() > 0) return;
      stop();
      done();
    };
    stop = client.getQueryCache().subscribe(look);
    look();
  });
}
