import type { QueryClient } from '@tanstack/react-query';

/** Resolves when no query is being fetched, nor one that waited for another's answer: soon, or when the last answer is there, good or bad. */
export function whenQueriesIdle(client: QueryClient): Promise<void> {
  return new Promise((done) => {
    let stop = () => {};
    const look = () => {
      if (client.isFetching() > 0) return;
      // A read that needs the answer which has just come begins in a later turn.
      setTimeout(() => {
        if (client.isFetching() > 0) return;
        stop();
        done();
      }, 0);
    };
    stop = client.getQueryCache().subscribe(look);
    look();
  });
}
